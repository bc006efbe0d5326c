// Parses each line into recipient, amount text and note, or refuses it, and skips the lines that an earlier reading has parsed.

import type { Address } from 'viem'
import { explainNoAddress } from './explain-no-address.ts'
import { findHeaders, findIgnoredKind } from './find-headers.ts'
import type { ColumnChoice, ReadOptions } from './questions.ts'
import { readAddress } from './read-address.ts'
import { isName, type NameReading, readName } from './read-name.ts'
import { isSample } from './sample-recipients.ts'
import { splitByColumns } from './split-by-columns.ts'
import { findContinuedLines, type LineParts, splitLine } from './split-line.ts'
import { cleanLine } from './text.ts'
import type { DroppedLine, IgnoredLine, LineWarning, RefusedLine, WarningCode } from './types.ts'

/** A line as drafted, with all that the draft depends on beside the options. `opener`: see {@link findContinuedLines}. */
export type KnownLine = {
  text: string
  isHeader: boolean
  isRounded: boolean
  opener: number | undefined
  draft: ReturnType<typeof parseLine>
}
/** What a reading has drafted, for the next one. `key` stands for the options that drafts depend on. */
export type KnownLines = { key: string; drafts: KnownLine[] }

/** Lines drafted between two pauses. */
const slice = 2_000

/**
 * Drafts every line, those dropped by hand included: what a line says does not depend on whether another is dropped.
 * A line that an earlier reading has drafted is not drafted again. Pauses with the number of lines done.
 */
export function* parseLines(
  lines: string[],
  options: ReadOptions,
  known?: KnownLines,
): Generator<number, KnownLines, void> {
  const key = keyOf(options)
  const before = known?.key === key ? known.drafts : []
  const continued = findContinuedLines(lines)
  const headers = findHeaders(lines, continued)
  const { roundedLines = [] } = options
  const drafts: KnownLine[] = []
  for (const [index, text] of lines.entries()) {
    const number = index + 1
    const opener = continued.get(number)
    const earlier = before[index]
    const isHeader = headers.has(number)
    const line: Omit<KnownLine, 'draft'> = { text, isHeader, isRounded: isListed(roundedLines, number), opener }
    const drafted: KnownLine =
      earlier && isSame(earlier, line) ? earlier : { ...line, draft: draft(line, number, options) }
    drafts.push(drafted)
    if (number % slice === 0) yield number
  }
  return { key, drafts }
}

function isSame(earlier: KnownLine, line: Omit<KnownLine, 'draft'>): boolean {
  return (
    earlier.text === line.text &&
    earlier.isHeader === line.isHeader &&
    earlier.isRounded === line.isRounded &&
    earlier.opener === line.opener
  )
}

function draft({ text, isHeader, opener }: Omit<KnownLine, 'draft'>, number: number, options: ReadOptions) {
  if (opener === undefined) return parseLine(text, number, isHeader, options)
  return { number, text, state: 'refused', reason: 'quoteContinued', values: { line: opener } } as const
}

// Whatever options come to be, drafts depend on them, but for those that are known to be of later steps.
function keyOf({ mode: _mode, decimals: _decimals, droppedLines: _dropped, ...others }: ReadOptions): string {
  const { comma: _comma, dot: _dot, space: _space, duplicates: _duplicates, ...answers } = others.answers
  return JSON.stringify({ ...others, roundedLines: undefined, answers })
}

/** A line that wants to pay somebody; its amount is not decided. */
export type Draft = {
  state: 'draft'
  number: number
  text: string
  /** Absent while a name is not known. */
  address?: Address
  parts: LineParts
  warnings: LineWarning[]
  /** Where a name stands in place of the address. */
  naming?: NameReading
}

type DraftLineReturnType = Draft | IgnoredLine | RefusedLine | DroppedLine

/**
 * Reads all of a line that can be read without the others.
 *
 * @param isHeader It names the columns, or is a title above them.
 */
function parseLine(text: string, number: number, isHeader: boolean, options: ReadOptions): DraftLineReturnType {
  const clean = cleanLine(text)
  if (!clean.ok) return { number, text, state: 'refused', reason: clean.reason, values: clean.values }

  const why = isHeader ? 'header' : findIgnoredKind(clean.text)
  if (why) return { number, text, state: 'ignored', why }
  const { columns } = options.answers
  const split = splitLineText(clean.text, columns)
  if (!split.ok) return { number, text, state: 'refused', reason: split.reason, values: split.values }
  if (isName(split.parts.address))
    return parseName(text, number, { parts: split.parts, removed: clean.removed }, options)
  const read = readAddress(split.parts.address, options)
  if (!read.ok) {
    const { reason, values } = columns ? read : explainNoAddress(read, { parts: split.parts, line: clean.text })
    return { number, text, state: 'refused', reason, values }
  }

  const warnings = findWarnings(number, read.address, clean.removed, options)
  return { number, text, state: 'draft', address: read.address, parts: split.parts, warnings }
}

function splitLineText(text: string, columns: ColumnChoice | undefined) {
  return columns ? splitByColumns(text, columns) : splitLine(text)
}

function parseName(
  text: string,
  number: number,
  { parts, removed }: { parts: LineParts; removed: number },
  options: ReadOptions,
): DraftLineReturnType {
  // What is invisible may be part of a name, as between the figures of a family: the name is read as it was written.
  const written = removed === 0 ? undefined : splitLineText(text, options.answers.columns)
  const naming = readName(written?.ok ? written.parts.address : parts.address, options)
  const { name, address, refusal } = naming
  if (refusal && !naming.mention) {
    return {
      number,
      text,
      state: 'refused',
      ...explainNoAddress(refusal, { parts, line: text }),
      ...(name && { name }),
    }
  }

  const warnings = [...(address ? findWarnings(number, address, removed, options) : []), ...naming.warnings]
  return { number, text, state: 'draft', parts, warnings, naming, ...(address && { address }) }
}

function findWarnings(
  number: number,
  address: Address,
  removed: number,
  { sender, roundedLines }: ReadOptions,
): LineWarning[] {
  const warnings: LineWarning[] = []
  if (roundedLines && isListed(roundedLines, number)) warnings.push({ code: 'amountRounded', values: {} })
  if (removed > 0) warnings.push({ code: 'hiddenCharactersRemoved', values: { count: removed } })
  const trap = findTrap(address)
  if (trap) warnings.push({ code: trap, values: {} })
  if (address.toLowerCase() === sender?.toLowerCase()) warnings.push({ code: 'recipientIsSender', values: {} })
  return warnings
}

// Precompiled contracts of Ethereum, and those that Arbitrum and BNB Smart Chain have below: 0x01 to 0x1ff.
const precompile = /^0x0{37}[01]/
const burns: Address[] = [
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  // The sign for the coin in many exports.
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]

/** Addresses whose keys are nobody's. They may be paid, as some burn on purpose. */
function findTrap(address: Address): WarningCode | undefined {
  if (isSample({ address })) return 'recipientIsSample'
  if (precompile.test(address)) return 'recipientIsPrecompile'
  return burns.includes(address) ? 'recipientIsBurn' : undefined
}

/** Whether an ascending list of numbers holds one, by halving: half of a long list may be in it. */
function isListed(numbers: number[], wanted: number): boolean {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return numbers[low] === wanted
}
