import { formatUnits } from 'viem'
import { z } from 'zod'
import { validationMessage } from '../validation-message'
import { parseSupply } from './parse-supply'
import { tokenLimits } from './token-limits'

/** The supply in base units; the largest one allowed goes with the refusal as `params.max`, in whole tokens. */
export function supplySchema(decimals: number | undefined) {
  return z.string().transform((text, context) => {
    const reading = parseSupply(text, decimals)
    if ('baseUnits' in reading) return reading.baseUnits

    const max = formatUnits(tokenLimits.supplyMax, decimals ?? 0)
    context.addIssue({ code: 'custom', message: validationMessage(reading.problem), params: { max, decimals } })
    return z.NEVER
  })
}
