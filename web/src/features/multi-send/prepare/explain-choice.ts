import type { Choice, QuestionKind } from '../core/question-types.ts'

const numberKinds: QuestionKind[] = ['comma', 'dot', 'space']

/** How the example would be read after this answer: `1000`, `1.000` or `1` for `1,000`. Empty where no number is asked about. */
export function explainChoice(kind: QuestionKind, choice: Choice, example: string): string {
  if (!numberKinds.includes(kind)) return ''
  const text = example.replace(/\s/g, ' ')
  if (choice === 'memo') return text.split(kind === 'comma' ? ',' : ' ', 1)[0] ?? ''
  if (kind === 'space') return text.replaceAll(' ', '')
  return toPlain(text, kind === 'comma' ? ',' : '.', choice === 'thousands')
}

/** @param isGrouping Whether `mark` groups thousands; the other mark is then the decimal one. */
function toPlain(text: string, mark: ',' | '.', isGrouping: boolean): string {
  const other = mark === ',' ? '.' : ','
  const [grouping, decimal] = isGrouping ? [mark, other] : [other, mark]
  return text.replaceAll(grouping, '').replace(decimal, '.')
}
