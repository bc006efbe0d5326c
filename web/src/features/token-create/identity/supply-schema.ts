import { z } from 'zod'
import { formatAmount } from '../../../lib/amounts/format-amount'
import { validationMessage } from '../validation-message'
import { parseSupply, type SupplyReading } from './parse-supply'
import { supplyProblem } from './supply-problem'
import { tokenLimits } from './token-limits'

/**
 * The supply in base units; the largest one allowed goes with the refusal as `params.max`, in whole tokens.
 *
 * @param decimals Undefined while that field itself is wrong: then only the writing is judged, and the result means nothing.
 */
export function supplySchema(decimals: number | undefined) {
  return z.string().transform((text, context) => {
    const reading = decimals === undefined ? readWriting(text) : parseSupply(text, decimals)
    if ('baseUnits' in reading) return reading.baseUnits

    const max = formatAmount(tokenLimits.supplyMax, decimals ?? 0, { grouped: true })
    context.addIssue({ code: 'custom', message: validationMessage(reading.problem), params: { max } })
    return z.NEVER
  })
}

function readWriting(text: string): SupplyReading {
  const problem = supplyProblem(text.trim())
  return problem ? { problem } : { baseUnits: 0n }
}
