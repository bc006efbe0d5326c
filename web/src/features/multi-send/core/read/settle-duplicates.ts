import type { AskedLine, DroppedLine, DuplicateChoice } from '../types.ts'
import type { Mention } from './read-amount.ts'
import type { Payment } from './read-draft.ts'

type SettleDuplicatesReturnType<line> = {
  /** Same order and length. Payments of a group to merge carry the number of its first line in `mergedInto`. */
  lines: (line | AskedLine | DroppedLine | (Payment & { mergedInto?: number }))[]
  mentions: { line: number; mention: Mention }[]
}

const options: DuplicateChoice[] = ['merge', 'keep', 'drop']

/** Finds addresses that occur on several lines, also on those that are asked for another reason, and applies the choice. */
export function settleDuplicates<line extends { number: number; state: string }>(
  lines: (line | Payment | AskedLine)[],
  choice: DuplicateChoice | undefined,
): SettleDuplicatesReturnType<line> {
  const groups = groupByAddress(lines)
  const mentions: { line: number; mention: Mention }[] = []
  const settled = lines.map((line) => {
    const group = isAddressed(line) ? groups.get(line.address) : undefined
    if (!isAddressed(line) || !group || group.length === 1) return line
    mentions.push({ line: line.number, mention: { kind: 'duplicates', options, example: line.address } })
    return line.state === 'payment' ? settle(line, group[0] ?? line.number, choice) : line
  })
  return { lines: settled, mentions }
}

function settle(line: Payment, first: number, choice: DuplicateChoice | undefined) {
  const { number, text, address } = line
  if (choice === 'keep') return line
  if (choice === 'merge') return { ...line, mergedInto: first }
  if (choice === undefined) {
    return { number, text, state: 'asked', question: 'duplicates', address, example: address } satisfies AskedLine
  }
  if (number === first) return line
  return { number, text, state: 'dropped', why: 'duplicate', keptLine: first } satisfies DroppedLine
}

function groupByAddress(lines: { number: number; state: string }[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const line of lines) {
    if (!isAddressed(line)) continue
    const group = groups.get(line.address)
    if (group) group.push(line.number)
    else groups.set(line.address, [line.number])
  }
  return groups
}

function isAddressed(line: { state: string }): line is Payment | AskedLine {
  return line.state === 'payment' || line.state === 'asked'
}
