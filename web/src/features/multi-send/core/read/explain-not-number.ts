import type { RefusalCode } from '../line-codes.ts'
import type { CodeValues } from '../types.ts'

type ExplainNotNumberReturnType = { reason: RefusalCode; values: CodeValues }

// First match wins. U+2212 is the typographic minus, which spreadsheets like.
const explanations: [pattern: RegExp, reason: RefusalCode][] = [
  [/^$/, 'amountMissing'],
  [/^0x/i, 'amountHex'],
  [/^[-\u2010-\u2015\u2212]/, 'amountNegative'],
  [/^\+/, 'amountSign'],
  [/^[\d.,]+e[+-]?\d+$/i, 'amountExponent'],
]

/** Says what is wrong with an amount that is not a plain number. */
export function explainNotNumber(text: string): ExplainNotNumberReturnType {
  const found = explanations.find(([pattern]) => pattern.test(text))
  return { reason: found?.[1] ?? 'amountNotNumber', values: { text } }
}
