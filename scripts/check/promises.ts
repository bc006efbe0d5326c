// Finds promises without tests, and names of tests that no file defines, in the pages for auditors and in the usability bar.

/** Text of a file, or `undefined` if there is none. Paths are relative to the repository. */
type ReadFile = (path: string) => string | undefined

/** `path.sol:function` or a test file of TypeScript. */
const reference = /`([\w./-]+\.sol):(\w*\*?)`|`([\w./-]+\.test\.ts)`/g
const promise = /^\*\*([A-Z]{2})-(\d{2})\*\* /gm

/**
 * Compares the tests that a page names with the files that define them. A name that ends in `*` is a prefix.
 *
 * @returns One sentence each; none if every named test exists.
 */
export function findTestFaults(page: string, readFile: ReadFile): string[] {
  const faults = [...page.matchAll(reference)].map(([, suite, name = '', script]) => {
    const path = toRepositoryPath(suite ?? script ?? '')
    const source = readFile(path)
    if (source === undefined) return `${path} does not exist`
    return suite && !defines(source, name) ? `${path} defines no ${name}` : undefined
  })
  return [...new Set(faults)].filter((fault) => fault !== undefined)
}

/** A path is relative to the tests of contracts, unless it begins at the repository. */
function toRepositoryPath(path: string): string {
  return /^(contracts|packages|scripts)\//.test(path) ? path : `contracts/test/${path}`
}

function defines(source: string, name: string): boolean {
  const names = [...source.matchAll(/\bfunction (\w+)/g)].map(([, defined = '']) => defined)
  const prefix = name.endsWith('*') ? name.slice(0, -1) : undefined
  return names.some((defined) => (prefix === undefined ? defined === name : defined.startsWith(prefix)))
}

/**
 * Checks the numbers of the promises: each once, without a gap within its letters, and with a test.
 *
 * @returns One sentence each; none if all is well.
 */
export function findPromiseFaults(page: string): string[] {
  const starts = [...page.matchAll(promise)]
  const next: Record<string, number> = {}
  return starts.flatMap((start, index) => {
    const [, letters = '', digits = ''] = start
    const number = `${letters}-${digits}`
    const expected = next[letters] ?? 1
    next[letters] = Number(digits) + 1
    const text = page.slice(start.index, starts[index + 1]?.index)
    return [
      ...(Number(digits) === expected ? [] : [`${number} follows where ${letters}-${pad(expected)} is expected`]),
      ...(text.search(reference) === -1 ? [`${number} names no test`] : []),
    ]
  })
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** A row of docs/usability.md, and a test that it names. */
const row = /^\*\*(\d+)\. /gm
const rowTest = /^- `([\w./-]+)`: (.+)$/gm

/**
 * Checks the rows of the usability bar: each once and in order, with tests that their files define.
 *
 * @returns One sentence each; none if all is well.
 */
export function findUsabilityFaults(page: string, rows: number, readFile: ReadFile): string[] {
  const starts = [...page.matchAll(row)]
  const numbers = starts.map(([, number]) => Number(number))
  const isComplete = numbers.length === rows && numbers.every((number, index) => number === index + 1)
  const faults = starts.flatMap(({ index, 1: number }, position) => {
    const text = page.slice(index, starts[position + 1]?.index)
    return findRowFaults(text, readFile).map((fault) => `row ${number}: ${fault}`)
  })
  return [...(isComplete ? [] : [`the rows are not 1 to ${rows}`]), ...faults]
}

function findRowFaults(text: string, readFile: ReadFile): string[] {
  const tests = [...text.matchAll(rowTest)]
  const missing = tests.flatMap(([, path = '', name = '']) => {
    const source = readFile(path)
    if (source === undefined) return [`${path} does not exist`]
    return hasTest(source, name) ? [] : [`${path} has no test "${name}"`]
  })
  return tests.length === 0 ? ['names no test'] : missing
}

/** A name as it is written in the source, the first argument of a call or the first column of a table of cases. */
function hasTest(source: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`[[(]\\s*(['"\`])${literal}\\1\\s*,`).test(source)
}
