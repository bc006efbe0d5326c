// Reads facts from a workbook's XML that the library leaves out: hidden sheets and rows, sheets without cells, the
// grid's size.

import { SpreadsheetError } from './spreadsheet-error.ts'

/** Facts about a sheet that the library leaves out. */
export type SheetFacts = {
  /** The sheet itself is hidden. */
  isHidden: boolean
  /** Numbers of the rows hidden by hand or by a filter. */
  hiddenRows: Set<number>
}

/**
 * Finds hidden sheets and hidden rows.
 *
 * @param files XML of the workbook, by path.
 * @returns Facts in the order of the workbook, as the library reads the sheets.
 */
export function findSheetFacts(files: Map<string, string>): SheetFacts[] {
  const targets = new Map(
    listTags(files.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(
      (tag) => [readAttribute(tag, 'Id'), readAttribute(tag, 'Target')] as const,
    ),
  )
  return listTags(files.get('xl/workbook.xml') ?? '', 'sheet').map((tag) => {
    const target = targets.get(readAttribute(tag, 'id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return {
      isHidden: /hidden/i.test(readAttribute(tag, 'state') ?? ''),
      hiddenRows: findHiddenRows(files.get(path) ?? ''),
    }
  })
}

function findHiddenRows(sheet: string): Set<number> {
  const hidden = listTags(sheet, 'row').filter((tag) => /^(1|true)$/.test(readAttribute(tag, 'hidden') ?? ''))
  return new Set(hidden.map((tag) => Number(readAttribute(tag, 'r'))))
}

const workbook = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'

/**
 * Removes sheets without cells, such as charts, from the list of sheets: the library rejects a workbook with one as
 * broken.
 *
 * @param files Bytes by path; the function replaces the changed file.
 */
export function removeOtherSheets(files: Map<string, Uint8Array>): void {
  const others = new Set(
    listTags(read(files, relations), 'Relationship')
      .filter((tag) => !readAttribute(tag, 'Type')?.endsWith('/worksheet'))
      .map((tag) => readAttribute(tag, 'Id')),
  )
  const text = read(files, workbook)
  const kept = text.replace(/<(?:\w+:)?sheet(\s[^<>]*)>/g, (element, tag: string) =>
    others.has(readAttribute(tag, 'id')) && element.endsWith('/>') ? '' : element,
  )
  if (kept !== text) files.set(workbook, new TextEncoder().encode(kept))
}

function read(files: Map<string, Uint8Array>, path: string): string {
  return new TextDecoder().decode(files.get(path))
}

// Limits of the file format.
const maximumRows = 1_048_576
const maximumColumns = 16_384
// The library keeps every cell of the rectangle, empty ones too: one word in the last corner would make 17 billion.
const maximumCells = 16_000_000

/**
 * Refuses sheets that would take all memory: one cell far away from the others is enough.
 *
 * @param sheets XML of all sheets.
 * @throws SpreadsheetError `unpackedTooLarge`, or `damaged` for a cell outside of any sheet.
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

/** Returns the highest row and column that any cell or row names. */
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

/** Lists the attributes of all elements of a name, as written. Only for short, flat XML whose form the format fixes. */
function listTags(xml: string, name: string): string[] {
  return Array.from(
    xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*)>`, 'g')),
    ([, attributes]) => attributes ?? '',
  )
}

/** Reads an attribute of one element, with any prefix; `undefined` if the element has none of that name. */
function readAttribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}
