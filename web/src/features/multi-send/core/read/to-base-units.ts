import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'
import { trimEnd } from './trim-end.ts'

type ToBaseUnitsReturnType = { ok: true; value: bigint } | { ok: false; reason: RefusalCode; values: CodeValues }

const limit = 1n << 256n
// 2^256 has 78 digits. Longer ones are refused before a bigint is made of them.
const maximumDigits = 78

/**
 * Converts decimal text to base units, exactly. Zeros behind the last digit do not count as decimals.
 *
 * @param text Digits with at most one dot, such as `0.5`, `.5` or `12`.
 * @param decimals Of the coin or token.
 */
export function toBaseUnits(text: string, decimals: number): ToBaseUnitsReturnType {
  const [whole = '', fractionText = ''] = text.split('.')
  const fraction = trimEnd(fractionText, /0/)
  if (fraction.length > decimals) {
    return { ok: false, reason: 'amountDecimals', values: { text, given: fraction.length, allowed: decimals } }
  }
  const digits = (whole + fraction.padEnd(decimals, '0')).replace(/^0+/, '')
  if (digits === '') return { ok: false, reason: 'amountZero', values: { text } }
  if (digits.length > maximumDigits) return { ok: false, reason: 'amountTooLarge', values: { text } }

  const value = BigInt(digits)
  return value < limit ? { ok: true, value } : { ok: false, reason: 'amountTooLarge', values: { text } }
}
