/** Why a file is not loaded. The page has a sentence for each; values in braces. */
export const fileProblems = ['spreadsheet', 'kind', 'tooLarge', 'notText', 'empty', 'unreadable'] as const
export type FileProblem = (typeof fileProblems)[number]

export type ReadFileReturnType =
  | { ok: true; text: string; name: string; bytes: number }
  | { ok: false; problem: FileProblem; name: string; bytes: number }

/** Bytes. Over 200,000 lines; more would not fit into the memory of a phone. */
export const maximumFileBytes = 16 * 1024 * 1024

const spreadsheets = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i
const texts = /\.(csv|txt|tsv)$/i

/** Reads a list from a file. UTF-8 and UTF-16 with a byte order mark are text, everything else is refused. */
export async function readFile(file: File): Promise<ReadFileReturnType> {
  const about = { name: file.name, bytes: file.size }
  const problem = findProblem(file)
  if (problem) return { ok: false, problem, ...about }
  try {
    const text = decode(await file.arrayBuffer())
    return text === undefined ? { ok: false, problem: 'notText', ...about } : { ok: true, text, ...about }
  } catch {
    return { ok: false, problem: 'unreadable', ...about }
  }
}

function findProblem({ name, size, type }: File): FileProblem | undefined {
  if (spreadsheets.test(name)) return 'spreadsheet'
  if (!texts.test(name) && !type.startsWith('text/')) return 'kind'
  if (size === 0) return 'empty'
  return size > maximumFileBytes ? 'tooLarge' : undefined
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
