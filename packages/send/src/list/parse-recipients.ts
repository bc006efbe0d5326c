// Reads a whole list, at once or in slices: parses every line, decides amounts, settles duplicates, counts the results.

import { findColumns, toAnsweredColumns } from './find-columns.ts'
import { type KnownLine, type KnownLines, parseLines } from './parse-lines.ts'
import type { ColumnTable, ReadOptions } from './questions.ts'
import type { Ambiguity } from './read-amount.ts'
import { collectQuestions, gatherRecipients, readPayment, settleDuplicates, splitTotal } from './settle-lines.ts'
import type { LineParts } from './split-line.ts'
import { splitText } from './text.ts'
import type { AskedLine, DroppedLine, LineState, RecipientLine, RecipientList, RefusedLine } from './types.ts'

/**
 * Reads a list of recipients. Every input line comes back with a state; nothing is dropped, rounded or guessed.
 *
 * @param text Lines as typed, pasted or read from a CSV or TXT file.
 * @returns The lines, the recipients, and the questions that must be answered first. Amounts are in base units.
 */
export function parseRecipients(text: string, options: ReadOptions): RecipientList {
  const slices = readSlices(text, options)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value.list
}

type ReadSlicesReturnType = { list: RecipientList; known: KnownLines }
/** Progress of a reading: `done` of `total` steps, two for each line. */
export type ReadProgress = { done: number; total: number }

/** Number of lines whose amounts are read between two pauses. */
const slice = 2_000

/**
 * Reads a list of recipients in slices, so that the caller can do other work in between. The result is that of
 * `parseRecipients`.
 *
 * @param known Parsed lines of an earlier reading, of any text and options: unchanged lines are not parsed again.
 */
export function* readSlices(
  text: string,
  options: ReadOptions,
  known?: KnownLines,
): Generator<ReadProgress, ReadSlicesReturnType, void> {
  const lines = splitText(text)
  const total = 2 * lines.length
  const parsing = parseLines(lines, options, known)
  let step = parsing.next()
  for (; !step.done; step = parsing.next()) yield { done: step.value, total }
  const { parsedLines } = step.value
  const { columns } = options.answers
  const columnLines = columns ? toAnsweredColumns(parsedLines, columns) : findColumns(parsedLines, options)
  const amounts = readAmounts(parsedLines, options, columnLines)
  let read = amounts.next()
  for (; !read.done; read = amounts.next()) yield { done: lines.length + read.value, total }
  return { list: settle(read.value, options, columnLines.table), known: step.value }
}

type ColumnLines = ReturnType<typeof findColumns>
type ReadAmountsReturnType = {
  lines: (ReturnType<typeof readPayment>['line'] | Exclude<KnownLine['parsed'], { state: 'parsed' }>)[]
  ambiguities: { line: number; ambiguity: Ambiguity }[]
}

function* readAmounts(
  parsedLines: KnownLine[],
  options: ReadOptions,
  { undecided, stray }: ColumnLines,
): Generator<number, ReadAmountsReturnType, void> {
  const dotMayGroup = options.answers.comma === 'decimal' || mayDotsGroup(parsedLines)
  const dropped = new Set(options.droppedLines)
  const ambiguities: ReadAmountsReturnType['ambiguities'] = []
  const lines: ReadAmountsReturnType['lines'] = []
  const read = (parsed: KnownLine['parsed']) => {
    if (stray.has(parsed.number)) return refuseStray(parsed)
    if (!undecided.has(parsed.number)) return readAmount(parsed, options, dotMayGroup, ambiguities)
    ambiguities.push({ line: parsed.number, ambiguity: columnsAmbiguity })
    return options.answers.columns ? readAmount(parsed, options, dotMayGroup, ambiguities) : askColumns(parsed)
  }
  for (const { parsed } of parsedLines) {
    lines.push(dropped.has(parsed.number) ? drop(parsed) : read(parsed))
    if (parsed.number % slice === 0) yield parsed.number
  }
  return { lines, ambiguities }
}

function settle(
  { lines, ambiguities }: ReadAmountsReturnType,
  options: ReadOptions,
  table: ColumnTable | undefined,
): RecipientList {
  const unique = settleDuplicates(lines, options.answers.duplicates)
  const shared = splitTotal(unique.lines, options.mode)
  const { recipients, total, ...gathered } = gatherRecipients(shared.lines.map(refuseNothing))
  const questions = collectQuestions([...ambiguities, ...unique.ambiguities], options.answers).map((question) =>
    question.kind === 'columns' && table ? { ...question, table } : question,
  )
  const counts = countStates(gathered.lines)

  return {
    lines: gathered.lines,
    recipients,
    questions,
    total,
    remainder: shared.remainder,
    counts,
    isReady: counts.asked === 0 && counts.refused === 0 && recipients.length > 0,
  }
}

function readAmount(
  parsed: KnownLine['parsed'],
  options: ReadOptions,
  dotMayGroup: boolean,
  ambiguities: ReadAmountsReturnType['ambiguities'],
) {
  if (parsed.state !== 'parsed') return parsed
  const { line, ambiguities: raised } = readPayment(parsed, options, dotMayGroup)
  for (const ambiguity of raised) ambiguities.push({ line: parsed.number, ambiguity })
  return line
}

function refuseStray({ number, text }: { number: number; text: string }): RefusedLine {
  return { number, text, state: 'refused', reason: 'amountTwice', values: {} }
}

const columnsAmbiguity: Ambiguity = { kind: 'columns', options: [], example: '' }

function askColumns({ number, text }: { number: number; text: string }): AskedLine {
  return { number, text, state: 'asked', question: 'columns', example: '' }
}

function drop({ number, text }: { number: number; text: string }): DroppedLine {
  return { number, text, state: 'dropped', why: 'byHand' }
}

// Matches the start of an amount, without a unit, a note or a possible second group.
const dotAmount = /^\d*\.[\d.]*/
const oneGroup = /^[1-9]\d{0,2}\.\d{3}$/
const sureGroups = /^\d{1,3}(?:(?:\.\d{3}){2,}(?![\d.])|(?:\.\d{3})+,\d)/

/**
 * Whether `1.000` may be a thousand. It may if dots certainly group elsewhere (`1.000.000`, `1.000,50`); if no amount
 * of the list shows that a dot is the decimal point, as `0.125`, `2.5` and `1234.567` do; and if lines are cut by
 * semicolon or tab, as spreadsheets write them in countries with a decimal comma.
 */
function mayDotsGroup(parsedLines: KnownLine[]): boolean {
  const uses = new Set<DotUse>()
  for (const { parsed } of parsedLines) if (parsed.state === 'parsed') uses.add(findDotUse(parsed.parts))
  return uses.has('groups') || (uses.has('either') && !uses.has('point'))
}

type DotUse = 'none' | 'groups' | 'either' | 'point'

function findDotUse({ region, delimiter }: LineParts): DotUse {
  if (!region.includes('.')) return 'none'
  if (sureGroups.test(region)) return 'groups'
  const amount = dotAmount.exec(region)?.[0]
  if (amount === undefined) return 'none'
  if (!oneGroup.test(amount)) return 'point'
  return delimiter === ';' || delimiter === '\t' ? 'groups' : 'either'
}

// A share or a common amount of zero is refused.
function refuseNothing<line extends { state: string; number: number; text: string; amount?: bigint }>(line: line) {
  if (line.state !== 'payment' || line.amount !== 0n) return line
  const { number, text } = line
  return { number, text, state: 'refused', reason: 'amountZero', values: { text: '0' } } as const
}

function countStates(lines: RecipientLine[]): Record<LineState, number> {
  const counts = { accepted: 0, merged: 0, refused: 0, asked: 0, ignored: 0, dropped: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}
