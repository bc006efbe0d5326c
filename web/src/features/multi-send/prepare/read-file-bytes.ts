import { looksLikeJson, readJsonList } from '@/features/multi-send/core/read/read-json-list.ts'
import { readSpreadsheet } from '@/features/multi-send/core/spreadsheet/read-spreadsheet.ts'
import { SpreadsheetError } from '@/features/multi-send/core/spreadsheet/spreadsheet-error.ts'
import type { ReadFileOptions, ReadFileReturnType } from './read-file.ts'

const workbooks = /\.xls[xm]$/i

/**
 * Reads a list from the bytes of a file: a workbook, a JSON array, or text in UTF-8, or in UTF-16 with a byte order mark. Other
 * encodings are refused, not guessed. Needs no page: it runs in a worker too.
 *
 * @param about Name and size for the result; the name says which kind it is.
 */
export async function readFileBytes(
  buffer: ArrayBuffer,
  about: { name: string; bytes: number },
  { sheet }: ReadFileOptions = {},
): Promise<ReadFileReturnType> {
  if (!workbooks.test(about.name)) return readText(buffer, about)
  try {
    return { ok: true, ...(await readSpreadsheet(buffer, sheet)), ...about }
  } catch (error) {
    if (error instanceof SpreadsheetError) return { ok: false, problem: error.problem, ...about }
    throw error
  }
}

function readText(buffer: ArrayBuffer, about: { name: string; bytes: number }): ReadFileReturnType {
  const text = decode(buffer)
  if (text === undefined) return { ok: false, problem: 'notText', ...about }
  const isJson = /\.json$/i.test(about.name)
  const list = isJson || looksLikeJson(text) ? readJsonList(text) : text
  if (list === undefined && isJson) return { ok: false, problem: 'json', ...about }
  return { ok: true, text: list ?? text, ...about }
}

function decode(buffer: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(buffer)
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(buffer)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
