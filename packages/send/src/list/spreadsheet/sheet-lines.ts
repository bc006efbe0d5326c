// Reads the cells of all sheets through the library, and writes their rows as lines of text.

import { toLine } from '@saleyard/send/list/text.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import { toPlainDecimal } from './to-plain-decimal.ts'

/** A number as the file writes it, as distinct from a text that looks alike. */
type NumberCell = { written: string }

type Cell = string | NumberCell | boolean | Date | null
export type Sheet = { name: string; rows: Cell[][] }

/**
 * Reads the cells of all sheets, in the order of the workbook. The libraries are loaded by the first call.
 *
 * @param files Bytes by path. They are packed again, without compression: the library would unpack large ones in
 * workers of its own, created from text, which a strict content security policy does not allow.
 * @throws SpreadsheetError `damaged`.
 */
export async function readSheets(files: Map<string, Uint8Array>): Promise<Sheet[]> {
  const [{ zipSync }, { default: readXlsxFile }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  try {
    const { buffer } = zipSync(Object.fromEntries(files), { level: 0 })
    const sheets = await readXlsxFile(buffer, { parseNumber: (written): NumberCell => ({ written }) })
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as Cell[][] }))
  } catch (error) {
    throw new SpreadsheetError('damaged', error)
  }
}

type ToLinesReturnType = {
  /** One per row. */
  lines: string[]
  /** Numbers of the lines with a number that has as many digits as a spreadsheet keeps, or more. */
  roundedLines: number[]
}

const keptDigits = 15
// The list parser would ask whether this dot groups thousands. In a number cell it does not: an added zero shows that.
const likeGroup = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Writes rows as lines of text, without the columns before the first that holds anything. An empty column further on
 * stays: its cells may be formulas that were never computed, and the next column is not the amount.
 */
export function toLines(rows: Cell[][]): ToLinesReturnType {
  const first = rows.reduce((least, row) => Math.min(least, findFirst(row)), Number.POSITIVE_INFINITY)
  const roundedLines: number[] = []
  const lines = rows.map((row, index) => {
    const cells = row.slice(first).map(toText)
    if (cells.some(({ isFull }) => isFull)) roundedLines.push(index + 1)
    return toLine(cells.map(({ text }) => text))
  })
  return { lines, roundedLines }
}

/** `isFull`: a number with as many digits as a spreadsheet keeps. */
type CellText = { text: string; isFull: boolean }

function toText(cell: Cell): CellText {
  if (cell === null) return { text: '', isFull: false }
  if (cell instanceof Date) return { text: toDateText(cell), isFull: false }
  if (typeof cell === 'object') return toNumberText(cell)
  return { text: typeof cell === 'boolean' ? String(cell).toUpperCase() : cell, isFull: false }
}

// Files store times as fractions of days: half past twelve may be a millisecond early. A number that is no date is no
// amount.
function toDateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return String(date)
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  return text
    .replace(/\.000Z$/, '')
    .replace('T', ' ')
    .replace(/ 00:00:00$/, '')
}

function toNumberText({ written }: NumberCell): CellText {
  const number = toPlainDecimal(written)
  if (!number) return { text: written, isFull: false }
  return {
    text: likeGroup.test(number.text) ? `${number.text}0` : number.text,
    isFull: number.significantDigits >= keptDigits,
  }
}

function findFirst(row: Cell[]): number {
  const first = row.findIndex((cell) => cell !== null)
  return first === -1 ? row.length : first
}
