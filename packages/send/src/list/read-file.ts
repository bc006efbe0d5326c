// Reads a list from a file: CSV, TXT, TSV, JSON or a workbook; refuses everything else with a reason.

import { readSpreadsheet } from '@saleyard/send/list/spreadsheet/read-spreadsheet.ts'
import { SpreadsheetError } from '@saleyard/send/list/spreadsheet/spreadsheet-error.ts'
import { looksLikeJson, readJsonList } from './read-json-list.ts'

/** Reasons why a file is not loaded. The page has a sentence for each; values in braces. */
export const fileProblems = [
  'spreadsheet', // a kind of spreadsheet other than XLSX
  'kind',
  'tooLarge',
  'notText',
  'json', // no array of objects, arrays or texts
  'empty',
  'unreadable',
  'damaged', // no XLSX although its name says so
  'encrypted',
  'unpackedTooLarge',
  'sheetMissing', // the sheet chosen is not in the workbook
] as const
type FileProblem = (typeof fileProblems)[number]

/** What a workbook adds to its text, see `readSpreadsheet`; absent for other files. */
type SpreadsheetFacts = { roundedLines?: number[]; hiddenLines?: number[]; sheets?: string[]; sheet?: string }

export type ReadFileReturnType =
  | ({ ok: true; text: string; name: string; bytes: number } & SpreadsheetFacts)
  | { ok: false; problem: FileProblem; name: string; bytes: number }

/** `sheet`: name of the sheet to read; without it the first visible one that holds anything. */
export type ReadFileOptions = { sheet?: string }

/** In bytes: over 200,000 lines; more would not fit into the memory of a phone. */
export const maximumFileBytes = 16 * 1024 * 1024

const otherSpreadsheets = /\.(xls|xlsb|xlt|xltx|ods|fods|numbers|gsheet)$/i
const readable = /\.(csv|txt|tsv|json|xlsx|xlsm)$/i

/**
 * Reads a list from a file: CSV, TXT, TSV, JSON or XLSX. Any other file is refused with the reason.
 *
 * @param read Reads the bytes; `readFileBytes` in a worker keeps the page responsive.
 */
export async function readFile(
  file: File,
  options: ReadFileOptions = {},
  read: typeof readFileBytes = readFileBytes,
): Promise<ReadFileReturnType> {
  const about = { name: file.name, bytes: file.size }
  const problem = findProblem(file)
  if (problem) return { ok: false, problem, ...about }
  try {
    return await read(await file.arrayBuffer(), about, options)
  } catch {
    return { ok: false, problem: 'unreadable', ...about }
  }
}

function findProblem({ name, size, type }: File): FileProblem | undefined {
  if (otherSpreadsheets.test(name)) return 'spreadsheet'
  if (!readable.test(name) && !type.startsWith('text/')) return 'kind'
  if (size === 0) return 'empty'
  return size > maximumFileBytes ? 'tooLarge' : undefined
}

const workbooks = /\.xls[xm]$/i

/**
 * Reads a list from the bytes of a file: a workbook, a JSON array, or text in UTF-8, or in UTF-16 with a byte order
 * mark. Other encodings are refused, not guessed. This needs no DOM: it runs in a worker too.
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
