import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'

type ExplainNotNumberReturnType = { reason: RefusalCode; values: CodeValues }

// First match wins. U+2212 is the typographic minus, which spreadsheets like; accountants write (5) or 5-.
const explanations: [pattern: RegExp, reason: RefusalCode][] = [
  [/^$/, 'amountMissing'],
  [/^0x[0-9a-f]{40}(?![0-9a-z])/i, 'amountIsAddress'],
  [/^0x/i, 'amountHex'],
  // Never read: how they are shown depends on the direction of the text around them.
  [/(?![0-9])\p{Nd}/u, 'amountDigits'],
  [/^[-\u2010-\u2015\u2212]|^\([\d.,\s]+\)$|^[\d.,\s]+[-\u2212]$/, 'amountNegative'],
  [/^\+/, 'amountSign'],
  [/^[\d.,]+e[+-]?\d+$/i, 'amountExponent'],
  [/^\d{1,3}(?:['\u2019\u02bc\u00b4`_\u00b7\u066c]\d{2,3})+(?:[.,\u066b]\d+)?$|^\d+\u066b\d+$/, 'amountGroupMark'],
  [
    /^(?:[\p{L}\p{Sc}]{1,5}[.\s]{0,2}){1,2}\d[\d.,'\u2019\s]*$|^\d[\d.,'\u2019\s]*[\p{L}\p{Sc}%\u066a\u2030]+\.?$/u,
    'amountUnit',
  ],
]

/** Says what is wrong with an amount that is not a plain number. */
export function explainNotNumber(text: string): ExplainNotNumberReturnType {
  const found = explanations.find(([pattern]) => pattern.test(text))
  return { reason: found?.[1] ?? 'amountNotNumber', values: { text } }
}
