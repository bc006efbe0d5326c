import type { ListSummary } from '../list/types.ts'

/** Numbers of the lines that keep the list from going on, ascending. */
export function listProblems({ refused, asked }: Pick<ListSummary, 'refused' | 'asked'>): number[] {
  return [...refused, ...asked].sort((left, right) => left - right)
}

/** The problem after (or before) a line; at the end it starts again. */
export function findProblem(problems: number[], from: number, direction: 'next' | 'previous'): number | undefined {
  if (direction === 'next') return problems.find((line) => line > from) ?? problems[0]
  return problems.findLast((line) => line < from) ?? problems.at(-1)
}
