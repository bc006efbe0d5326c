import { z } from 'zod'
import { type ValidationCode, validationMessage } from '@/features/token-create/validation-message.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { parseSupply, type SupplyReading } from './parse-supply.ts'
import { supplyProblem } from './supply-problem.ts'
import { tokenLimits } from './token-limits.ts'

/** What a kind accepts, in base units, and what it says of more. */
export type SupplyLimits = { min: bigint; max: bigint; tooLarge: ValidationCode }

const widest: SupplyLimits = { min: 1n, max: tokenLimits.supplyMax, tooLarge: 'supplyTooLarge' }

/**
 * The supply in base units; the limits go with a refusal as `params.min` and `params.max`, in whole tokens.
 *
 * @param decimals Undefined while that field itself is wrong: then only the writing is judged, and the result means nothing.
 */
export function supplySchema(decimals: number | undefined, limits = widest) {
  return z.string().transform((text, context) => {
    const reading = decimals === undefined ? readWriting(text) : judge(parseSupply(text, decimals), limits)
    if ('baseUnits' in reading) return reading.baseUnits

    const code = reading.problem === 'supplyTooLarge' ? limits.tooLarge : reading.problem
    const [min, max] = [limits.min, limits.max].map((bound) => formatAmount(bound, decimals ?? 0, { grouped: true }))
    context.addIssue({ code: 'custom', message: validationMessage(code), params: { min, max } })
    return z.NEVER
  })
}

function judge(reading: SupplyReading, { min, max }: SupplyLimits): SupplyReading {
  if ('problem' in reading) return reading
  if (reading.baseUnits < min) return { problem: 'supplyTooLow' }
  return reading.baseUnits > max ? { problem: 'supplyTooLarge' } : reading
}

function readWriting(text: string): SupplyReading {
  const problem = supplyProblem(text.trim())
  return problem ? { problem } : { baseUnits: 0n }
}
