// Explains the state of a line, and the value that an answer gives to a question's example.

import type { Choice, QuestionKind } from '@saleyard/send/list/questions.ts'
import type { CodeValues, RecipientLine } from '@saleyard/send/list/types.ts'
import { getAddress, isAddress } from 'viem'
import { localizeDecimal } from '@/lib/i18n/format-amount.ts'

/** Key below `multiSend` in the language files, with its values. */
export type Explanation = { key: string; values: CodeValues }

/** Explains the state of a line; undefined if it needs no explanation. The list shows only the first warning. */
export function explainLine(line: RecipientLine, firstLineOfGroup?: number): Explanation | undefined {
  switch (line.state) {
    case 'refused':
      return { key: `refusals.${line.reason}`, values: line.values }
    case 'asked':
      return { key: `reasons.${line.question}`, values: { example: formatExample(line.example) } }
    case 'ignored':
      return { key: `reasons.${line.why}`, values: {} }
    case 'dropped':
      return { key: `reasons.${line.why}`, values: { line: line.keptLine ?? 0 } }
    case 'merged':
    case 'accepted':
      return explainPaid(line, firstLineOfGroup)
  }
}

function explainPaid(
  line: Extract<RecipientLine, { state: 'accepted' | 'merged' }>,
  firstLineOfGroup?: number,
): Explanation | undefined {
  const warning = line.warnings[0]
  if (warning) return { key: `warnings.${warning.code}`, values: warning.values }
  const isLaterPart = line.state === 'merged' && firstLineOfGroup !== undefined && firstLineOfGroup !== line.number
  return isLaterPart ? { key: 'reasons.merged', values: { line: firstLineOfGroup } } : undefined
}

const numberKinds: QuestionKind[] = ['comma', 'dot', 'space']

/**
 * Formats the value of the example after this answer, in the page's language: `1000` or `1` for `1,000`. A fraction has
 * no trailing zeros: 1.000 is one in one language and a thousand in another. Returns the text as typed if it would be
 * no number, and an empty text for questions that are not about numbers.
 */
export function explainChoice(kind: QuestionKind, choice: Choice, example: string): string {
  if (!numberKinds.includes(kind)) return ''
  const text = example.replace(/\s/g, ' ')
  // As typed: the meaning of a dot in it is another question.
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

/** Formats a question's example: an address in the page's one spelling, with its checksum. */
export function formatExample(example: string): string {
  return isAddress(example, { strict: false }) ? getAddress(example) : example
}
