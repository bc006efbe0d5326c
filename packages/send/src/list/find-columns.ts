// Finds out whether a list is a table whose columns must be asked about, and which columns are certain.

import { type ColumnRole, findColumnRole } from './find-column-role.ts'
import type { KnownLine } from './parse-lines.ts'
import type { ColumnChoice, ColumnTable, ReadOptions } from './questions.ts'
import { isName } from './read-name.ts'
import { type Delimiter, splitCells, trimCells } from './split-by-columns.ts'
import type { LineParts } from './split-line.ts'
import { cutText } from './text.ts'
import type { RefusedLine } from './types.ts'

type FindColumnsReturnType = {
  /** Absent where nothing is asked. */
  table?: ColumnTable
  /** Numbers of the lines that say nothing until it is known which column is which. */
  asked: Set<number>
  /** Lines with a number behind the amount that no choice of columns can explain. */
  stray: Set<number>
}

type Drafted = KnownLine['draft']
/**
 * `plain`: address, amount, and perhaps a note. `bare`: the same, without a note. `moved`: an address, but not first.
 * `twice`: a second address. `numbers`: a number behind the amount. `other`: says nothing of columns.
 */
type Shape = 'plain' | 'bare' | 'moved' | 'twice' | 'numbers' | 'other'
type Row = { number: number; cells: string[] }

/** Rows that the preview shows, and rows that decide how cells are separated and what a column holds. */
const previewRows = 5
const sampledRows = 200

const delimiters: Delimiter[] = ['\t', ';', ',']
const address = /^(?:eip155:\d+:|[a-z0-9-]+:)?0x[0-9a-fA-F]{40}$/
const addressInside = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/
// Address and amount, and both again: two payments in one line, which no choice of columns can mean.
const payment = /0x[0-9a-f]{40}["\s]*[,;\t =:]+["\s]*[.\d](?!x)/gi
const onlyNumbers = /^[\d.,;"'\s]*\d[\d.,;"'\s]*$/
const twoNumbers = /^\d[\d.]*\s*,\s+\d[\d.]*$/
// A number with or without the sign of a currency; no date, no percentage.
const numberLike = /^[\p{Sc}\s]*[+-]?\p{N}[\p{N}.,'’\s]*[\p{Sc}\s]*$/u
const notFirst = ['addressNotFirst', 'addressLength', 'notAddress', 'addressMissing', 'nameNotNormal']

/**
 * Finds out whether the list is a table whose columns have to be asked about: most of its addresses stand in another column
 * than the first, or a second address does, or all that stands behind the amounts is numbers.
 */
export function findColumns(drafts: KnownLine[], options: ReadOptions): FindColumnsReturnType {
  const shapes = drafts.map(({ draft }) => findShape(draft))
  const wanted = findWanted(shapes, options)
  const pick = (shape: Shape) => (wanted.includes(shape) ? drafts.filter((_, index) => shapes[index] === shape) : [])
  const [moved, twice, numbers] = [pick('moved'), pick('twice'), pick('numbers')]
  const delimiter = findDelimiter([...moved, ...twice, ...numbers].slice(0, sampledRows).map(({ text }) => text))
  if (delimiter === undefined) return { asked: new Set(), stray: toNumbers(numbers) }

  const table = toTable(drafts, delimiter)
  if (wanted.length === 1 && isNamed(table)) return { asked: new Set(), stray: new Set() }
  const holds = (least: number) => (draft: KnownLine) => countRecipients(draft.text, delimiter) >= least
  const isRow = ({ text }: KnownLine) => toTexts(text, delimiter).length > 2 && countRecipients(text, delimiter) > 0
  // Addresses and nothing else are people to pay, unless the columns have names.
  const pairs = options.mode.kind === 'each' || table.header ? twice.filter(holds(2)) : []
  const asked = toNumbers([...moved.filter(holds(1)), ...pairs, ...numbers.filter(isRow)])
  const stray = toNumbers(numbers.filter(({ draft }) => !asked.has(draft.number)))
  return asked.size > 0 ? { table, asked, stray } : { asked, stray }
}

function toNumbers(drafts: KnownLine[]): Set<number> {
  return new Set(drafts.map(({ draft }) => draft.number))
}

/** The table that was asked about, when it was answered: all its lines are read by the answer. */
export function findAnswered(drafts: KnownLine[], { delimiter }: ColumnChoice): FindColumnsReturnType {
  const asked = drafts.flatMap(({ draft }) => (draft.state === 'ignored' ? [] : [draft.number]))
  return { table: toTable(drafts, delimiter), asked: new Set(asked), stray: new Set() }
}

function findShape(draft: Drafted): Shape {
  if (draft.state === 'refused') return findRefusedShape(draft)
  if (draft.state !== 'draft') return 'other'
  const { region, tail } = draft.parts
  if (region.length + tail.length > 20 && findSecondRecipient(draft.parts) !== undefined) {
    return (draft.text.match(payment)?.length ?? 0) > 1 ? 'other' : 'twice'
  }
  return findTailShape(draft.parts)
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

/** The shapes of the lines to ask about. One line that differs from the others is a slip, and is refused. */
function findWanted(shapes: Shape[], { mode }: ReadOptions): Shape[] {
  const counts = { plain: 0, bare: 0, moved: 0, twice: 0, numbers: 0, other: 0 }
  for (const shape of shapes) counts[shape] += 1
  const { plain, bare, moved, twice, numbers } = counts
  if (moved + twice > plain + bare + numbers) return ['moved', 'twice', 'numbers']
  // Where one note is a word, the numbers are notes too.
  return mode.kind === 'each' && numbers > 0 && plain === 0 ? ['numbers'] : []
}

function findDelimiter(sample: string[]): Delimiter | undefined {
  const scores = delimiters.map((delimiter) => ({
    delimiter,
    score: sample.filter((text) => countRecipients(text, delimiter) > 0).length,
  }))
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most))
  return best.score > 0 ? best.delimiter : undefined
}

/** Cells that are an address or a name and nothing else; none where the line is one cell. */
function countRecipients(text: string, delimiter: Delimiter): number {
  const cells = toTexts(text, delimiter)
  return cells.length > 1 ? cells.filter(isRecipient).length : 0
}

function toTable(drafts: KnownLine[], delimiter: Delimiter): ColumnTable {
  const named = drafts.findLast(({ draft }) => draft.state === 'ignored' && draft.why === 'header')
  const header = named ? toTexts(named.text, delimiter) : []
  const rows: Row[] = []
  for (const { draft, text } of drafts) {
    if (rows.length === sampledRows) break
    if (draft.state !== 'ignored') rows.push({ number: draft.number, cells: toTexts(text, delimiter) })
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

/** What is certain: the only column that can be it by what its cells hold, or of several addresses the one that is called so. */
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

/** Whether the names of the columns leave no doubt that the second is the amount and the others are none. */
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

// A transaction hash has 64 digits and pays nobody; fewer than 40 are an address that lacks some.
const someAddress = /(?<![0-9a-z])0x(?:[0-9a-f]{30,63})(?![0-9a-z])/i
const cellEnd = /[\s,;=:"]+/
const startsLikeNumber = /^[.,]?\d/

/**
 * Finds a second recipient in what follows the first one: an address, or a name with an amount behind it. As a note it
 * would never be paid, and no line would say so.
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
