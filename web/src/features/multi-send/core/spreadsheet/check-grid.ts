import { SpreadsheetError } from './spreadsheet-error.ts'

// Those of the format.
const maximumRows = 1_048_576
const maximumColumns = 16_384
// The library keeps every cell of the rectangle, empty ones too: one word in the last corner would be 17 billion.
const maximumCells = 16_000_000

/**
 * Refuses sheets that would take all memory: a cell far away from the others is enough.
 *
 * @param sheets XML of all sheets.
 * @throws SpreadsheetError `unpackedTooLarge`, `damaged` for a place outside of any sheet.
 */
export function checkGrid(sheets: string[]): void {
  let cells = 0
  for (const sheet of sheets) {
    const { rows, columns } = measure(sheet)
    if (rows > maximumRows || columns > maximumColumns) throw new SpreadsheetError('damaged')
    cells += rows * columns
  }
  if (cells > maximumCells) throw new SpreadsheetError('unpackedTooLarge')
}

/** Highest row and column that any cell or row names. */
function measure(sheet: string): { rows: number; columns: number } {
  const places = /[\s:]r\s*=\s*["']([A-Z]*)(\d+)["']/g
  let rows = 0
  let columns = ''
  for (let place = places.exec(sheet); place; place = places.exec(sheet)) {
    const [, letters = '', row] = place
    rows = Math.max(rows, Number(row))
    if (isFurther(letters, columns)) columns = letters
  }
  return { rows, columns: toColumnNumber(columns) }
}

function isFurther(letters: string, than: string): boolean {
  return letters.length > than.length || (letters.length === than.length && letters > than)
}

function toColumnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}
