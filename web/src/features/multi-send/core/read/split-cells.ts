import { takeCell } from './take-cell.ts'

export type TableCell = { text: string; isQuoted: boolean }

const untilEnd = { ',': /^[^,]*/, ';': /^[^;]*/, '\t': /^[^\t]*/ }
export type Delimiter = keyof typeof untilEnd

/**
 * Cuts a row into its cells, empty ones included.
 *
 * @returns Undefined where a quotation mark is never closed, or closed in the middle of a cell.
 */
export function splitCells(line: string, delimiter: Delimiter): TableCell[] | undefined {
  const cells: TableCell[] = []
  for (let rest = skipSpace(line, delimiter); ; rest = skipSpace(rest.slice(1), delimiter)) {
    const cell = takeCell(rest, untilEnd[delimiter])
    if (!cell) return undefined
    cells.push({ text: cell.value, isQuoted: cell.isQuoted })
    rest = skipSpace(cell.rest, delimiter)
    if (rest === '') break
    if (!rest.startsWith(delimiter)) return undefined
  }
  return cells
}

/** Leaves out empty cells at the end: spreadsheets write them, or do not. */
export function trimCells(cells: TableCell[]): TableCell[] {
  return cells.slice(0, cells.findLastIndex(({ text }) => text !== '') + 1)
}

function skipSpace(text: string, delimiter: Delimiter): string {
  return delimiter === '\t' ? text.replace(/^[^\S\t]+/, '') : text.trimStart()
}
