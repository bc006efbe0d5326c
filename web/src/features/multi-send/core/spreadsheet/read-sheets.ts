import { SpreadsheetError } from './spreadsheet-error.ts'

/** A number as the file writes it, told from a text that looks alike. */
export type NumberCell = { written: string }

export type Cell = string | NumberCell | boolean | Date | null
export type Sheet = { name: string; rows: Cell[][] }

/**
 * Reads the cells of all sheets, in the order of the workbook. The libraries are loaded by the first call.
 *
 * @param files Bytes by path. They are packed again, without compressing: the library would unpack large ones in workers
 * of its own, made from text, which a strict page does not allow.
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
