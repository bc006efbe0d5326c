// Reads one sheet of an XLSX workbook as lines of text.

import { readSheets, type Sheet, toLines } from './sheet-lines.ts'
import { checkGrid, findSheetFacts, removeOtherSheets, type SheetFacts } from './sheet-xml.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

/** A sheet as lines of text. Line numbers are row numbers of the sheet, and ascending. */
export type Spreadsheet = {
  /** One line per row, cells joined by semicolons, numbers in plain decimals; an empty row is an empty line. */
  text: string
  /** Lines with a number of 15 or more significant digits: spreadsheets keep no more, so it may be rounded already. */
  roundedLines: number[]
  /** Lines of rows that the sheet hides, by hand or by a filter. They are read like all others. */
  hiddenLines: number[]
  /** Names of all sheets that hold anything, hidden ones too. */
  sheets: string[]
  /** Name of this sheet. */
  sheet: string
}

/**
 * Reads one sheet of an XLSX workbook. Formulas give their last computed value, errors and cells hidden behind a merged
 * one are empty, dates are written as 2024-12-31. Columns before the first that holds anything are left out.
 *
 * @param sheetName Name of a sheet; without it the first visible one that holds anything.
 * @throws SpreadsheetError
 */
export async function readSpreadsheet(workbook: ArrayBuffer, sheetName?: string): Promise<Spreadsheet> {
  const files = await unpackWorkbook(new Uint8Array(workbook))
  removeOtherSheets(files)
  const facts = readSheetFacts(files)
  const sheets = (await readSheets(files))
    .map((sheet, index) => ({ ...sheet, facts: facts[index] }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
  const { name, rows, facts: its } = choose(sheets, sheetName)
  const { lines, roundedLines } = toLines(rows)
  return {
    text: lines.join('\n'),
    roundedLines,
    hiddenLines: lines.flatMap((line, index) => (line !== '' && its?.hiddenRows.has(index + 1) ? [index + 1] : [])),
    sheets: sheets.map((sheet) => sheet.name),
    sheet: name,
  }
}

/** @throws SpreadsheetError when the sheets would not fit into memory. */
function readSheetFacts(files: Map<string, Uint8Array>): SheetFacts[] {
  // Only names and attributes matter here, which are ASCII; this decoding is the fastest and never fails.
  const decoder = new TextDecoder('latin1')
  const texts = new Map(Array.from(files, ([path, bytes]) => [path, decoder.decode(bytes)]))
  checkGrid([...texts.values()].filter((text) => text.includes('sheetData')))
  return findSheetFacts(texts)
}

type KnownSheet = Sheet & { facts: SheetFacts | undefined }

function choose(sheets: KnownSheet[], sheetName: string | undefined): KnownSheet {
  if (sheets.length === 0) throw new SpreadsheetError('empty')
  const chosen =
    sheetName === undefined
      ? (sheets.find(({ facts }) => !facts?.isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name === sheetName)
  if (!chosen) throw new SpreadsheetError('sheetMissing')
  return chosen
}
