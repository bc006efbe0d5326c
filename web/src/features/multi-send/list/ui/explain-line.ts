// Explains why a line is in its state, and what the example of a question would be worth after an answer.

import type { Choice, QuestionKind } from '@saleyard/send/list/questions.ts'
import type { CodeValues, RecipientLine } from '@saleyard/send/list/types.ts'
import { getAddress, isAddress } from 'viem'
import { localizeDecimal } from '@/lib/i18n/format-amount.ts'

/** Key below `multiSend` in the language files, with its values. */
export type Explanation = { key: string; values: CodeValues }

/** Why a line is in its state; undefined when there is nothing to say. Only the first warning is told in the list. */
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

/** What a question is about, for reading: an address in the one spelling that the page has for it, with its checksum. */
export function formatExample(example: string): string {
  return isAddress(example, { strict: false }) ? getAddress(example) : example
}
