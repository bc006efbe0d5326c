import type { Choice, QuestionKind } from '@/features/multi-send/core/question-types.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'

const numberKinds: QuestionKind[] = ['comma', 'dot', 'space']

/**
 * What the example would be worth after this answer, in the digits of the page's language: `1000` or `1` for `1,000`. Without zeros
 * at the end of a fraction: 1.000 is one in one language and a thousand in another. As typed where it would be no number; empty
 * where none is asked about.
 */
export function explainChoice(kind: QuestionKind, choice: Choice, example: string): string {
  if (!numberKinds.includes(kind)) return ''
  const text = example.replace(/\s/g, ' ')
  // As typed: what a dot in it means is another question.
  if (choice === 'memo') return text.split(kind === 'comma' ? ',' : ' ', 1)[0] ?? ''
  const plain = kind === 'space' ? text.replaceAll(' ', '') : toPlain(text, kind, choice === 'thousands')
  if (!/^\d*\.?\d+$/.test(plain)) return text
  return localizeDecimal(plain.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''))
}

/** @param isGrouping Whether the mark groups thousands; the other mark is then the decimal one. */
function toPlain(text: string, kind: QuestionKind, isGrouping: boolean): string {
  const [grouping, decimal] = (kind === 'comma') === isGrouping ? [',', '.'] : ['.', ',']
  return text.replaceAll(grouping, '').replace(decimal, '.')
}
