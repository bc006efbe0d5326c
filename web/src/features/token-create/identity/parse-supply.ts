import type { ValidationCode } from '../validation-message'
import { tokenLimits } from './token-limits'

export type SupplyReading = { baseUnits: bigint } | { problem: ValidationCode }

/** 2^256-1 has 78 digits; longer numbers are refused before they are multiplied. */
const maxDigits = 78

/**
 * Reads a supply typed in whole tokens, exactly: `parseSupply('1.5', 2)` is `{ baseUnits: 150n }`.
 * Nothing is rounded and nothing is guessed: `1,000` is a thousand to one reader and one to another, so it is a problem.
 *
 * @param text Whole tokens as a decimal string.
 * @param decimals Decimals of the token; undefined while that field itself is wrong, then only the writing is checked.
 */
export function parseSupply(text: string, decimals: number | undefined): SupplyReading {
  const trimmed = text.trim()
  const match = /^(?<whole>\d+)(?:\.(?<fraction>\d+))?$/.exec(trimmed)
  if (!match?.groups) return { problem: problemOfWriting(trimmed) }

  const whole = (match.groups.whole ?? '').replace(/^0+/, '')
  const fraction = match.groups.fraction ?? ''
  if (whole === '' && /^0*$/.test(fraction)) return { problem: 'supplyZero' }
  if (decimals === undefined) return { baseUnits: 0n }
  if (fraction.length > decimals) return { problem: 'supplyFraction' }
  if (whole.length + decimals > maxDigits) return { problem: 'supplyTooLarge' }

  const baseUnits = BigInt(whole + fraction.padEnd(decimals, '0'))
  return baseUnits > tokenLimits.supplyMax ? { problem: 'supplyTooLarge' } : { baseUnits }
}

function problemOfWriting(text: string): ValidationCode {
  if (text === '' || /^-\d+(\.\d+)?$/.test(text)) return 'supplyZero'
  return /^[\d.,\s'’_]+$/.test(text) && /[,\s'’_]/.test(text) ? 'supplySeparators' : 'supplyDigits'
}
