// Cuts a row of a table into cells, and takes address, amount, note and id from the chosen columns.

import type { ColumnChoice } from './questions.ts'
import { type SplitLineReturnType, takeCell } from './split-line.ts'

/** Splits a row by the user's choice of columns for address, amount, note and id. */
export function splitByColumns(text: string, columns: ColumnChoice): SplitLineReturnType {
  const cells = splitCells(text, columns.delimiter)
  if (!cells) return { ok: false, reason: 'quoteOpen', values: { text } }
  const used = trimCells(cells).length
  if (used > columns.width) return refuseCount(used, columns)
  const needed = Math.max(columns.address, columns.amount ?? 0)
  if (cells.length <= needed) return refuseCount(cells.length, columns)

  const read = (column: number | undefined) => (column === undefined ? '' : (cells[column]?.text ?? ''))
  const group = readGroup(cells, columns)
  return {
    ok: true,
    parts: {
      address: read(columns.address),
      region: group ?? read(columns.amount),
      tail: [read(columns.id), read(columns.note)].filter((part) => part !== '').join(', '),
      delimiter: columns.delimiter,
      canCommaSeparate: group !== undefined,
      canSpaceSeparate: false,
    },
  }
}

function refuseCount(given: number, { width }: ColumnChoice): SplitLineReturnType {
  return { ok: false, reason: 'columnCount', values: { given, wanted: width } }
}

/**
 * `1,000` in a table cut by commas may be one amount or two cells. The names of the columns decide; without names it
 * raises a question, as in any list.
 */
function readGroup(cells: TableCell[], { delimiter, hasHeader, amount, ...others }: ColumnChoice): string | undefined {
  if (delimiter !== ',' || hasHeader || amount === undefined) return undefined
  const next = amount + 1
  const [first, second] = [cells[amount], cells[next]]
  if (!first || !second || first.isQuoted || second.isQuoted) return undefined
  if ([others.address, others.note, others.id].includes(next)) return undefined
  return /^\d{1,3}$/.test(first.text) && /^\d{3}(?:\.\d+)?$/.test(second.text)
    ? `${first.text},${second.text}`
    : undefined
}

type TableCell = { text: string; isQuoted: boolean }

const untilEnd = { ',': /^[^,]*/, ';': /^[^;]*/, '\t': /^[^\t]*/ }
export type Delimiter = keyof typeof untilEnd

/**
 * Cuts a row into its cells, empty ones included.
 *
 * @returns Undefined if a quotation mark is never closed, or closed in the middle of a cell.
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

/** Leaves out empty cells at the end, which only some spreadsheets write. */
export function trimCells(cells: TableCell[]): TableCell[] {
  return cells.slice(0, cells.findLastIndex(({ text }) => text !== '') + 1)
}

function skipSpace(text: string, delimiter: Delimiter): string {
  return delimiter === '\t' ? text.replace(/^[^\S\t]+/, '') : text.trimStart()
}
