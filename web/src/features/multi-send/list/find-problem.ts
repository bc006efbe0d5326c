import type { RecipientLine } from '@/features/multi-send/core/list-types.ts'

/** Number of the refused or asked line after (or before) a line; at the end it starts again. Undefined without any. */
export function findProblem(
  lines: Pick<RecipientLine, 'number' | 'state'>[],
  from: number,
  direction: 'next' | 'previous',
): number | undefined {
  const isProblem = ({ state }: Pick<RecipientLine, 'state'>) => state === 'refused' || state === 'asked'
  const found =
    direction === 'next'
      ? (lines.find((line) => line.number > from && isProblem(line)) ?? lines.find(isProblem))
      : (lines.findLast((line) => line.number < from && isProblem(line)) ?? lines.findLast(isProblem))
  return found?.number
}
