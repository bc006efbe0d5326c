import { readFileBytes } from './read-file-bytes.ts'

/** Why a file is not loaded. The page has a sentence for each; values in braces. */
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
export type FileProblem = (typeof fileProblems)[number]

/** What a workbook says beside its text, see `readSpreadsheet`; absent for other files. */
type SpreadsheetFacts = { roundedLines?: number[]; hiddenLines?: number[]; sheets?: string[]; sheet?: string }

export type ReadFileReturnType =
  | ({ ok: true; text: string; name: string; bytes: number } & SpreadsheetFacts)
  | { ok: false; problem: FileProblem; name: string; bytes: number }

/** `sheet`: name of the sheet to read; without it the first visible one that holds anything. */
export type ReadFileOptions = { sheet?: string }

/** Bytes. Over 200,000 lines; more would not fit into the memory of a phone. */
export const maximumFileBytes = 16 * 1024 * 1024

const otherSpreadsheets = /\.(xls|xlsb|xlt|xltx|ods|fods|numbers|gsheet)$/i
const readable = /\.(csv|txt|tsv|json|xlsx|xlsm)$/i

/**
 * Reads a list from a file: CSV, TXT, TSV, JSON or XLSX. What it is not is refused with the reason.
 *
 * @param read Does the work; `readFileBytes` in a worker keeps the page fluent.
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
