// Detects whether a list is a table whose columns the user must assign, and which columns are certain.

import { type ColumnRole, findColumnRole } from './find-column-role.ts'
import type { KnownLine } from './parse-lines.ts'
import type { ColumnChoice, ColumnTable, ReadOptions } from './questions.ts'
import { isName } from './read-name.ts'
import { type Delimiter, splitCells, trimCells } from './split-by-columns.ts'
import type { LineParts } from './split-line.ts'
import { cutText } from './text.ts'
import type { RefusedLine } from './types.ts'

type FindColumnsReturnType = {
  /** Absent if there is no question. */
  table?: ColumnTable
  /** Numbers of the lines that can be read only after the columns are assigned. */
  undecided: Set<number>
  /** Lines with a number behind the amount that no choice of columns can explain. */
  stray: Set<number>
}

type Parsed = KnownLine['parsed']
/**
 * `plain`: address, amount, and perhaps a note. `bare`: the same, without a note. `moved`: an address, but not first.
 * `twice`: a second address. `numbers`: a number behind the amount. `other`: no evidence about columns.
 */
type Shape = 'plain' | 'bare' | 'moved' | 'twice' | 'numbers' | 'other'
type Row = { number: number; cells: string[] }

/** Number of rows in the preview, and of rows that decide the delimiter and the roles of columns. */
const previewRows = 5
const sampledRows = 200

const delimiters: Delimiter[] = ['\t', ';', ',']
const address = /^(?:eip155:\d+:|[a-z0-9-]+:)?0x[0-9a-fA-F]{40}$/
const addressInside = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/
// Matches an address with an amount: two matches are two payments in one line, which no choice of columns can express.
const payment = /0x[0-9a-f]{40}["\s]*[,;\t =:]+["\s]*[.\d](?!x)/gi
const onlyNumbers = /^[\d.,;"'\s]*\d[\d.,;"'\s]*$/
const twoNumbers = /^\d[\d.]*\s*,\s+\d[\d.]*$/
// A number with or without the sign of a currency; no date, no percentage.
const numberLike = /^[\p{Sc}\s]*[+-]?\p{N}[\p{N}.,'’\s]*[\p{Sc}\s]*$/u
const notFirst = ['addressNotFirst', 'addressLength', 'notAddress', 'addressMissing', 'nameNotNormal']

/**
 * Detects whether the list is a table whose columns the user must assign: most of its lines have an address in another
 * column than the first, or a second address, or everything behind the amounts is numbers.
 */
export function findColumns(parsedLines: KnownLine[], options: ReadOptions): FindColumnsReturnType {
  const shapes = parsedLines.map(({ parsed }) => findShape(parsed))
  const undecidedShapes = findUndecidedShapes(shapes, options)
  const pick = (shape: Shape) =>
    undecidedShapes.includes(shape) ? parsedLines.filter((_, index) => shapes[index] === shape) : []
  const [moved, twice, numbers] = [pick('moved'), pick('twice'), pick('numbers')]
  const delimiter = findDelimiter([...moved, ...twice, ...numbers].slice(0, sampledRows).map(({ text }) => text))
  if (delimiter === undefined) return { undecided: new Set(), stray: toNumbers(numbers) }

  const table = toTable(parsedLines, delimiter)
  if (undecidedShapes.length === 1 && isNamed(table)) return { undecided: new Set(), stray: new Set() }
  const holds = (minimum: number) => (line: KnownLine) => countRecipients(line.text, delimiter) >= minimum
  const isRow = ({ text }: KnownLine) => toTexts(text, delimiter).length > 2 && countRecipients(text, delimiter) > 0
  // Lines of addresses alone are recipients, unless the columns have names.
  const pairs = options.mode.kind === 'each' || table.header ? twice.filter(holds(2)) : []
  const undecided = toNumbers([...moved.filter(holds(1)), ...pairs, ...numbers.filter(isRow)])
  const stray = toNumbers(numbers.filter(({ parsed }) => !undecided.has(parsed.number)))
  return undecided.size > 0 ? { table, undecided, stray } : { undecided, stray }
}

function toNumbers(parsedLines: KnownLine[]): Set<number> {
  return new Set(parsedLines.map(({ parsed }) => parsed.number))
}

/** Returns the table after the user has assigned its columns: the answer applies to all its lines. */
export function toAnsweredColumns(parsedLines: KnownLine[], { delimiter }: ColumnChoice): FindColumnsReturnType {
  const undecided = parsedLines.flatMap(({ parsed }) => (parsed.state === 'ignored' ? [] : [parsed.number]))
  return { table: toTable(parsedLines, delimiter), undecided: new Set(undecided), stray: new Set() }
}

function findShape(parsed: Parsed): Shape {
  if (parsed.state === 'refused') return findRefusedShape(parsed)
  if (parsed.state !== 'parsed') return 'other'
  const { region, tail } = parsed.parts
  if (region.length + tail.length > 20 && findSecondRecipient(parsed.parts) !== undefined) {
    return (parsed.text.match(payment)?.length ?? 0) > 1 ? 'other' : 'twice'
  }
  return findTailShape(parsed.parts)
}

function findTailShape({ region, tail }: LineParts): Shape {
  // The second column is empty.
  if (region === '') return tail === '' ? 'other' : 'moved'
  if (tail === '') return twoNumbers.test(region) ? 'numbers' : 'bare'
  return onlyNumbers.test(tail) ? 'numbers' : 'plain'
}

function findRefusedShape({ reason, text }: RefusedLine): Shape {
  if (!notFirst.includes(reason)) return 'other'
  return addressInside.test(text) || containsName(text) ? 'moved' : 'other'
}

function containsName(text: string): boolean {
  return text.includes('.') && delimiters.some((delimiter) => toTexts(text, delimiter).slice(1).some(isName))
}

/** Selects the shapes of the lines in question. One line that differs from the others is a slip, and is refused. */
function findUndecidedShapes(shapes: Shape[], { mode }: ReadOptions): Shape[] {
  const counts = { plain: 0, bare: 0, moved: 0, twice: 0, numbers: 0, other: 0 }
  for (const shape of shapes) counts[shape] += 1
  const { plain, bare, moved, twice, numbers } = counts
  if (moved + twice > plain + bare + numbers) return ['moved', 'twice', 'numbers']
  // If one note is a word, the numbers are notes too.
  return mode.kind === 'each' && numbers > 0 && plain === 0 ? ['numbers'] : []
}

function findDelimiter(sample: string[]): Delimiter | undefined {
  const scores = delimiters.map((delimiter) => ({
    delimiter,
    score: sample.filter((text) => countRecipients(text, delimiter) > 0).length,
  }))
  const best = scores.reduce((highest, one) => (one.score > highest.score ? one : highest))
  return best.score > 0 ? best.delimiter : undefined
}

/** Counts the cells that are exactly an address or a name; 0 if the line is a single cell. */
function countRecipients(text: string, delimiter: Delimiter): number {
  const cells = toTexts(text, delimiter)
  return cells.length > 1 ? cells.filter(isRecipient).length : 0
}

function toTable(parsedLines: KnownLine[], delimiter: Delimiter): ColumnTable {
  const named = parsedLines.findLast(({ parsed }) => parsed.state === 'ignored' && parsed.why === 'header')
  const header = named ? toTexts(named.text, delimiter) : []
  const rows: Row[] = []
  for (const { parsed, text } of parsedLines) {
    if (rows.length === sampledRows) break
    if (parsed.state !== 'ignored') rows.push({ number: parsed.number, cells: toTexts(text, delimiter) })
  }
  const usable = rows.filter(({ cells }) => cells.length > 1)
  const hasHeader = header.length > 1
  const width = Math.max(hasHeader ? header.length : 0, findUsualLength(usable))
  return {
    delimiter,
    width,
    ...(hasHeader && { header }),
    rows: usable.slice(0, previewRows),
    guess: guess(usable, hasHeader ? header : [], width),
  }
}

function findUsualLength(rows: Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [usual] = [...counts].sort(([left, few], [right, many]) => many - few || right - left)
  return usual?.[0] ?? 0
}

/** Returns what is certain: the only column whose cells fit a role, or the only address column with that name. */
function guess(rows: Row[], header: string[], width: number): ColumnTable['guess'] {
  const columns = Array.from({ length: width }, (_, index) => index)
  const roleOf = (column: number) => findColumnRole(header[column] ?? '')
  const all = (column: number, holds: (cell: string) => boolean) => {
    const cells = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every(holds)
  }
  const addresses = columns.filter((column) => all(column, isRecipient))
  const named = addresses.filter((column) => roleOf(column) === 'address')
  // A second number may be the amount in another currency, whatever it is called.
  const numbers = columns.filter(
    (column) => all(column, (cell) => numberLike.test(cell)) && !isExtraRole(roleOf(column)),
  )
  const found = {
    address: only(named.length > 0 ? named : addresses),
    amount: only(numbers),
    note: only(columns.filter((column) => roleOf(column) === 'note')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, column]) => column !== undefined))
}

/** Whether the names of the columns show that the second is the amount, and that no further column is. */
function isNamed({ header = [], width }: ColumnTable): boolean {
  const [first, second, ...others] = header.map((name) => findColumnRole(name))
  return first === 'address' && second === 'amount' && others.every(isExtraRole) && header.length === width
}

function isExtraRole(role: ColumnRole | undefined): boolean {
  return role === 'note' || role === 'id'
}

function only(columns: number[]): number | undefined {
  return columns.length === 1 ? columns[0] : undefined
}

function isRecipient(cell: string): boolean {
  // Mail addresses have the form of names.
  return address.test(cell) || (!cell.includes('@') && isName(cell))
}

function toTexts(text: string, delimiter: Delimiter): string[] {
  return trimCells(splitCells(text, delimiter) ?? []).map((cell) => cell.text)
}

// A transaction hash has 64 digits and is no recipient; fewer than 40 digits are an incomplete address.
const someAddress = /(?<![0-9a-z])0x(?:[0-9a-f]{30,63})(?![0-9a-z])/i
const cellEnd = /[\s,;=:"]+/
const startsLikeNumber = /^[.,]?\d/

/**
 * Finds a second recipient behind the first one: an address, or a name with an amount behind it. Read as a note, it
 * would silently stay unpaid.
 *
 * @returns The recipient as written, cut to what a sentence can repeat; undefined without one.
 */
export function findSecondRecipient({ region, tail }: Pick<LineParts, 'region' | 'tail'>): string | undefined {
  if (tail === '' && region.length < 5) return undefined
  const rest = `${region} ${tail}`
  const address = someAddress.exec(rest)?.[0]
  if (address !== undefined) return cutText(address)
  if (!rest.includes('.')) return undefined
  const cells = rest.split(cellEnd)
  const name = cells.find((cell, index) => isName(cell) && startsLikeNumber.test(cells[index + 1] ?? ''))
  return name === undefined ? undefined : cutText(name)
}
