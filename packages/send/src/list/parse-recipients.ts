// Reads a whole list, at once or in slices with pauses: parses every line, decides amounts, settles duplicates, and counts the result.

import { findAnswered, findColumns } from './find-columns.ts'
import { type KnownLine, type KnownLines, parseLines } from './parse-lines.ts'
import type { ColumnTable, ReadOptions } from './questions.ts'
import type { Ambiguity } from './read-amount.ts'
import { collectQuestions, gatherRecipients, readPayment, settleDuplicates, shareTotal } from './settle-lines.ts'
import type { LineParts } from './split-line.ts'
import { splitText } from './text.ts'
import type { AskedLine, DroppedLine, LineState, RecipientLine, RecipientList, RefusedLine } from './types.ts'

/**
 * Reads a list of recipients. Every input line comes back with a state; nothing is dropped, rounded or guessed.
 *
 * @param text Lines as typed, pasted or read from a CSV or TXT file.
 * @returns The lines, who gets what, and the questions that must be answered first. Amounts in base units.
 */
export function parseRecipients(text: string, options: ReadOptions): RecipientList {
  const slices = readSlices(text, options)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value.list
}

type ReadSlicesReturnType = { list: RecipientList; known: KnownLines }
/** How far a reading is: `done` of `total` steps, two for each line. */
export type ReadProgress = { done: number; total: number }

/** Lines whose amounts are read between two pauses. */
const slice = 2_000

/**
 * Reads a list of recipients with pauses, for whoever has other things to do meanwhile. To the end it is
 * `parseRecipients`.
 *
 * @param known Drafts of an earlier reading, of whatever text and options: lines that are as they were are not drafted again.
 */
export function* readSlices(
  text: string,
  options: ReadOptions,
  known?: KnownLines,
): Generator<ReadProgress, ReadSlicesReturnType, void> {
  const lines = splitText(text)
  const total = 2 * lines.length
  const drafting = parseLines(lines, options, known)
  let step = drafting.next()
  for (; !step.done; step = drafting.next()) yield { done: step.value, total }
  const { drafts } = step.value
  const { columns } = options.answers
  const columnLines = columns ? findAnswered(drafts, columns) : findColumns(drafts, options)
  const amounts = readAmounts(drafts, options, columnLines)
  let read = amounts.next()
  for (; !read.done; read = amounts.next()) yield { done: lines.length + read.value, total }
  return { list: settle(read.value, options, columnLines.table), known: step.value }
}

type ColumnLines = ReturnType<typeof findColumns>
type ReadAmountsReturnType = {
  lines: (ReturnType<typeof readPayment>['line'] | Exclude<KnownLine['draft'], { state: 'draft' }>)[]
  mentions: { line: number; mention: Ambiguity }[]
}

function* readAmounts(
  drafts: KnownLine[],
  options: ReadOptions,
  { asked, stray }: ColumnLines,
): Generator<number, ReadAmountsReturnType, void> {
  const dotMayGroup = options.answers.comma === 'decimal' || mayDotsGroup(drafts)
  const dropped = new Set(options.droppedLines)
  const mentions: ReadAmountsReturnType['mentions'] = []
  const lines: ReadAmountsReturnType['lines'] = []
  const read = (draft: KnownLine['draft']) => {
    if (stray.has(draft.number)) return refuseStray(draft)
    if (!asked.has(draft.number)) return readAmount(draft, options, dotMayGroup, mentions)
    mentions.push({ line: draft.number, mention: columnsAmbiguity })
    return options.answers.columns ? readAmount(draft, options, dotMayGroup, mentions) : askColumns(draft)
  }
  for (const { draft } of drafts) {
    lines.push(dropped.has(draft.number) ? drop(draft) : read(draft))
    if (draft.number % slice === 0) yield draft.number
  }
  return { lines, mentions }
}

function settle(
  { lines, mentions }: ReadAmountsReturnType,
  options: ReadOptions,
  table: ColumnTable | undefined,
): RecipientList {
  const unique = settleDuplicates(lines, options.answers.duplicates)
  const shared = shareTotal(unique.lines, options.mode)
  const { recipients, total, ...gathered } = gatherRecipients(shared.lines.map(refuseNothing))
  const questions = collectQuestions([...mentions, ...unique.mentions], options.answers).map((question) =>
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
  draft: KnownLine['draft'],
  options: ReadOptions,
  dotMayGroup: boolean,
  mentions: ReadAmountsReturnType['mentions'],
) {
  if (draft.state !== 'draft') return draft
  const { line, mentions: raised } = readPayment(draft, options, dotMayGroup)
  for (const mention of raised) mentions.push({ line: draft.number, mention })
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

// As the amount begins: without a unit, a note or what may be a second group.
const dotAmount = /^\d*\.[\d.]*/
const oneGroup = /^[1-9]\d{0,2}\.\d{3}$/
const sureGroups = /^\d{1,3}(?:(?:\.\d{3}){2,}(?![\d.])|(?:\.\d{3})+,\d)/

/**
 * Whether `1.000` may be a thousand. It may where dots are sure to group elsewhere (`1.000.000`, `1.000,50`); where no
 * amount of the list says that a dot is the decimal point, as `0.125`, `2.5` and `1234.567` do; and where lines are cut by
 * semicolon or tab, as spreadsheets write them in countries with a decimal comma.
 */
function mayDotsGroup(drafts: KnownLine[]): boolean {
  const uses = new Set<DotUse>()
  for (const { draft } of drafts) if (draft.state === 'draft') uses.add(findDotUse(draft.parts))
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

// A share or a common amount of nothing pays nobody.
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
