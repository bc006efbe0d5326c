import type { Address } from 'viem'
import type { AskedLine, DroppedLine } from '@/features/multi-send/core/list-types.ts'
import type { DuplicateChoice } from '@/features/multi-send/core/question-types.ts'
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
  const repeated = findRepeated(lines)
  const mentions: { line: number; mention: Mention }[] = []
  const settled = lines.map((line) => {
    const first = isAddressed(line) ? repeated.get(line.address) : undefined
    if (!isAddressed(line) || first === undefined) return line
    mentions.push({ line: line.number, mention: { kind: 'duplicates', options, example: line.address } })
    return line.state === 'payment' ? settle(line, first, choice) : line
  })
  return { lines: settled, mentions }
}

function settle(line: Payment, first: number, choice: DuplicateChoice | undefined) {
  const { number, text, address } = line
  const name = line.name === undefined ? {} : { name: line.name }
  if (choice === 'keep') return line
  if (choice === 'merge') return { ...line, mergedInto: first }
  if (choice === undefined) {
    return {
      number,
      text,
      state: 'asked',
      question: 'duplicates',
      address,
      example: address,
      ...name,
    } satisfies AskedLine
  }
  if (number === first) return line
  return { number, text, state: 'dropped', why: 'duplicate', keptLine: first, ...name } satisfies DroppedLine
}

/** First line of each address that occurs more than once. */
function findRepeated(lines: { number: number; state: string }[]): Map<string, number> {
  const first = new Map<string, number>()
  const repeated = new Map<string, number>()
  for (const line of lines) {
    if (!isAddressed(line)) continue
    const seen = first.get(line.address)
    if (seen === undefined) first.set(line.address, line.number)
    else repeated.set(line.address, seen)
  }
  return repeated
}

function isAddressed(line: { state: string; address?: Address }): line is (Payment | AskedLine) & { address: Address } {
  return (line.state === 'payment' || line.state === 'asked') && line.address !== undefined
}
