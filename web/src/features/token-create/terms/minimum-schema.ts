import { z } from 'zod'
import type { Identity } from '@/features/token-create/identity/identity.ts'
import { parseSupply } from '@/features/token-create/identity/parse-supply.ts'
import { supplyProblem } from '@/features/token-create/identity/supply-problem.ts'
import { tokenLimits } from '@/features/token-create/identity/token-limits.ts'
import { type ValidationCode, validationMessage } from '@/features/token-create/validation-message.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

type Reading = { baseUnits: bigint } | { problem: ValidationCode }

/**
 * The least balance that earns dividends, in base units: one to a thousandth of the supply. The largest goes with a refusal as
 * `params.max`, in whole tokens.
 *
 * @param identity A field is undefined while it is wrong itself: then only what does not depend on it is judged.
 */
export function minimumSchema({ decimals, totalSupply }: Partial<Identity>) {
  const supply = decimals === undefined ? undefined : totalSupply // a supply of unknown decimals means nothing
  const most = (supply ?? tokenLimits.supplyPoolMax) / tokenLimits.supplyPerMinimum
  return z
    .string()
    .trim()
    .transform((text, context): bigint => {
      const reading = read(text, decimals, most)
      if ('baseUnits' in reading) return reading.baseUnits

      const max = formatAmount(most, decimals ?? tokenLimits.decimalsMin, { grouped: true })
      context.addIssue({ code: 'custom', message: validationMessage(reading.problem), params: { max } })
      return z.NEVER
    })
}

function read(text: string, decimals: number | undefined, most: bigint): Reading {
  if (text === '') return { problem: 'minimumRequired' }
  const reading = decimals === undefined ? readWriting(text) : parseSupply(text, decimals)
  const tooMuch = 'problem' in reading ? reading.problem === 'supplyTooLarge' : reading.baseUnits > most
  return tooMuch ? { problem: 'minimumTooLarge' } : reading
}

function readWriting(text: string): Reading {
  const problem = supplyProblem(text)
  return problem ? { problem } : { baseUnits: 0n }
}
