// Parses each line into recipient, amount text and note, or refuses it; reuses the parsed lines of an earlier reading.

import type { Address } from 'viem'
import { findHeaders, findIgnoredKind } from './find-headers.ts'
import type { ColumnChoice, ReadOptions } from './questions.ts'
import { readAddress } from './read-address.ts'
import { isName, type NameReading, readName } from './read-name.ts'
import { isSample, paysSamples } from './sample-recipients.ts'
import { splitByColumns } from './split-by-columns.ts'
import { findContinuedLines, type LineParts, splitLine } from './split-line.ts'
import { cleanLine, cutText } from './text.ts'
import type {
  CodeValues,
  DroppedLine,
  IgnoredLine,
  LineWarning,
  RefusalCode,
  RefusedLine,
  WarningCode,
} from './types.ts'

/** A parsed line with all that its parsing depends on, options aside. `opener`: see {@link findContinuedLines}. */
export type KnownLine = {
  text: string
  isHeader: boolean
  isRounded: boolean
  opener: number | undefined
  parsed: ReturnType<typeof parseLine>
}
/** Parsed lines of a reading, for the next one to reuse. `key` encodes the options that parsing depends on. */
export type KnownLines = { key: string; parsedLines: KnownLine[] }

/** Number of lines parsed between two pauses. */
const slice = 2_000

/**
 * Parses every line, those dropped by hand included: the meaning of a line does not depend on whether another is
 * dropped. Reuses unchanged lines of an earlier reading. Yields the number of lines done.
 */
export function* parseLines(
  lines: string[],
  options: ReadOptions,
  known?: KnownLines,
): Generator<number, KnownLines, void> {
  const key = keyOf(options)
  const before = known?.key === key ? known.parsedLines : []
  const continued = findContinuedLines(lines)
  const headers = findHeaders(lines, continued)
  const { roundedLines = [] } = options
  const parsedLines: KnownLine[] = []
  for (const [index, text] of lines.entries()) {
    const number = index + 1
    const opener = continued.get(number)
    const earlier = before[index]
    const isHeader = headers.has(number)
    const line: Omit<KnownLine, 'parsed'> = { text, isHeader, isRounded: isListed(roundedLines, number), opener }
    const parsedLine: KnownLine =
      earlier && isSame(earlier, line) ? earlier : { ...line, parsed: parse(line, number, options) }
    parsedLines.push(parsedLine)
    if (number % slice === 0) yield number
  }
  return { key, parsedLines }
}

function isSame(earlier: KnownLine, line: Omit<KnownLine, 'parsed'>): boolean {
  return (
    earlier.text === line.text &&
    earlier.isHeader === line.isHeader &&
    earlier.isRounded === line.isRounded &&
    earlier.opener === line.opener
  )
}

function parse({ text, isHeader, opener }: Omit<KnownLine, 'parsed'>, number: number, options: ReadOptions) {
  if (opener === undefined) return parseLine(text, number, isHeader, options)
  return { number, text, state: 'refused', reason: 'quoteContinued', values: { line: opener } } as const
}

// Parsing depends on every option, future ones included, except those that only later steps use.
function keyOf({
  mode: _mode,
  decimals: _decimals,
  price: _price,
  droppedLines: _dropped,
  ...others
}: ReadOptions): string {
  const { comma: _comma, dot: _dot, space: _space, duplicates: _duplicates, ...answers } = others.answers
  return JSON.stringify({ ...others, roundedLines: undefined, answers })
}

/** A line with a recipient; its amount is not decided yet. */
export type ParsedLine = {
  state: 'parsed'
  number: number
  text: string
  /** Absent until a name is resolved. */
  address?: Address
  parts: LineParts
  warnings: LineWarning[]
  /** Present if the line has a name in place of an address. */
  naming?: NameReading
}

type ParseLineReturnType = ParsedLine | IgnoredLine | RefusedLine | DroppedLine

/**
 * Parses everything of a line that does not depend on other lines.
 *
 * @param isHeader The line names the columns, or is a title above them.
 */
function parseLine(text: string, number: number, isHeader: boolean, options: ReadOptions): ParseLineReturnType {
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
  return { number, text, state: 'parsed', address: read.address, parts: split.parts, warnings }
}

function splitLineText(text: string, columns: ColumnChoice | undefined) {
  return columns ? splitByColumns(text, columns) : splitLine(text)
}

function parseName(
  text: string,
  number: number,
  { parts, removed }: { parts: LineParts; removed: number },
  options: ReadOptions,
): ParseLineReturnType {
  // Invisible characters may be part of a name, as in a family emoji: the name is read as written.
  const written = removed === 0 ? undefined : splitLineText(text, options.answers.columns)
  const naming = readName(written?.ok ? written.parts.address : parts.address, options)
  const { name, address, refusal } = naming
  if (refusal && !naming.ambiguity) {
    return {
      number,
      text,
      state: 'refused',
      ...explainNoAddress(refusal, { parts, line: text }),
      ...(name && { name }),
    }
  }

  const warnings = [...(address ? findWarnings(number, address, removed, options) : []), ...naming.warnings]
  return { number, text, state: 'parsed', parts, warnings, naming, ...(address && { address }) }
}

function findWarnings(
  number: number,
  address: Address,
  removed: number,
  { sender, roundedLines, chainId }: ReadOptions,
): LineWarning[] {
  const warnings: LineWarning[] = []
  if (roundedLines && isListed(roundedLines, number)) warnings.push({ code: 'amountRounded', values: {} })
  if (removed > 0) warnings.push({ code: 'hiddenCharactersRemoved', values: { count: removed } })
  const trap = findTrap(address, chainId)
  if (trap) warnings.push({ code: trap, values: {} })
  if (address.toLowerCase() === sender?.toLowerCase()) warnings.push({ code: 'recipientIsSender', values: {} })
  return warnings
}

// Precompiled contracts of Ethereum, Arbitrum and BNB Smart Chain have addresses from 0x01 to 0x1ff.
const precompile = /^0x0{37}[01]/
const burns: Address[] = [
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  // Many exports write this for the coin.
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]

/** Warns of addresses without a private key. They may be paid, as some users burn on purpose. */
function findTrap(address: Address, chainId: number | undefined): WarningCode | undefined {
  if (isSample({ address }) && !paysSamples(chainId)) return 'recipientIsSample'
  if (precompile.test(address)) return 'recipientIsPrecompile'
  return burns.includes(address) ? 'recipientIsBurn' : undefined
}

/** Whether an ascending list contains a number, by binary search: it may hold half of a long list's lines. */
function isListed(numbers: number[], target: number): boolean {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < target) low = middle + 1
    else high = middle
  }
  return numbers[low] === target
}

type ExplainNoAddressReturnType = { reason: RefusalCode; values: CodeValues }

const anyAddress = /0x[0-9a-f]{40}(?![0-9a-z])/i

/** Explains a line that does not begin with an address: what it begins with instead, or that an address follows later. */
function explainNoAddress(
  { reason, values }: ExplainNoAddressReturnType,
  { parts, line }: { parts: LineParts; line: string },
): ExplainNoAddressReturnType {
  const found = { reason, values: reason === 'notAddress' ? { text: quoteField(line, parts.address) } : values }
  if (!['notAddress', 'addressMissing', 'nameNotNormal'].includes(reason)) return found
  if (!anyAddress.test(parts.region) && !anyAddress.test(parts.tail)) return found
  if (/^(?:https?|ethereum)$/i.test(parts.address)) {
    return { reason: 'addressLink', values: { text: `${parts.address}:${parts.region}` } }
  }
  return { reason: 'addressNotFirst', values: {} }
}

/** In characters: longer fields are cut, so that slow patterns never run on them. */
const maximumField = 200

/**
 * Quotes the whole field in the address's place: `Grand total` of `Grand total;7`, not its first word alone. An amount
 * behind a space, a colon or an equals sign does not belong to it.
 *
 * @param address The first cell as parsed, without its quotation marks.
 */
function quoteField(line: string, address: string): string {
  const text = line.trim()
  if (text.startsWith('"')) return cutText(address)
  const field = /^[^,;\t]*/.exec(text.slice(0, maximumField))?.[0].trim() ?? ''
  return cutText(field.replace(/(?<=[^\s=:])[\s=:]+\p{N}[\p{N}.]*$/u, ''))
}
