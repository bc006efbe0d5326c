// Cuts one line into address, amount region and tail, by the rules of quoted cells, which may continue on the next
// line.

import { cutText, trimEnd } from './text.ts'
import type { CodeValues, RefusalCode } from './types.ts'

/**
 * Parts of one line, with nothing decided yet.
 *
 * `region` is everything that may belong to the amount; `tail` is what certainly does not. `canCommaSeparate` and
 * `canSpaceSeparate` say whether a comma or a space inside the region could be the border to a memo column.
 */
export type LineParts = {
  address: string
  region: string
  tail: string
  /** What separates address and amount: comma, semicolon, tab, equals sign, colon or space. */
  delimiter: string
  canCommaSeparate: boolean
  canSpaceSeparate: boolean
}

type Refused = { ok: false; reason: RefusalCode; values: CodeValues }
export type SplitLineReturnType = { ok: true; parts: LineParts } | Refused

// An address ends at any separator; the colons of an EIP-3770 or CAIP-10 prefix are none.
const addressCell = /^(?:(?:eip155:\d+|[a-z0-9-]+):(?=0x))?[^\s,;=:"]*/i
const separator = /^[^\S\t]*([,;\t=:])[^\S\t]*|^[^\S\t]+/
// Text behind a quoted amount belongs to another cell, or the quoted text is not the amount.
const afterRegion = /^\s*(?:[,;\t]|$)/

/** Cuts a line into address, region of the amount, and the certain rest. */
export function splitLine(text: string): SplitLineReturnType {
  const line = trimEnd(text.trim(), /[\s,;]/)
  if (line.includes('"') && findUnquoted(line, '').isOpen) return refuse('quoteOpen', text)

  const address = takeCell(line, addressCell)
  const between = separator.exec(address?.rest ?? '')
  if (!address || (!between && address.rest !== '')) return refuse('notAddress', cutText(line))

  return splitRest(text, address.value, between?.[1] ?? ' ', address.rest.slice(between?.[0].length ?? 0))
}

function splitRest(text: string, address: string, delimiter: string, rest: string): SplitLineReturnType {
  const region = takeRegion(rest)
  if (!region) return refuse('quoteOpen', text)
  if (!afterRegion.test(region.rest)) return refuse('amountNotNumber', rest)

  const isOpen = !region.isQuoted && delimiter !== ';' && delimiter !== '\t'
  const tail = readTail(region.rest)
  return {
    ok: true,
    parts: {
      address,
      region: region.value,
      tail,
      delimiter,
      canCommaSeparate: isOpen,
      canSpaceSeparate: isOpen && delimiter !== ',',
    },
  }
}

// A semicolon or a tab outside quotes never occurs inside a number.
function takeRegion(text: string) {
  if (text.startsWith('"')) return takeCell(text, /^/)
  const { index } = findUnquoted(text, ';\t')
  return { value: text.slice(0, index).trim(), isQuoted: false, rest: text.slice(index) }
}

function readTail(rest: string): string {
  const tail = rest.replace(/^\s*[,;\t]?\s*/, '')
  const cell = takeCell(tail, /^.*$/)
  return cell?.rest === '' ? cell.value : tail
}

function refuse(reason: RefusalCode, text: string): Refused {
  return { ok: false, reason, values: { text } }
}

/** `null`: a quote is opened and never closed. */
type TakeCellReturnType = { value: string; isQuoted: boolean; rest: string } | null

/**
 * Takes one cell off the start of a text: a quoted one (`""` is an escaped quote), else what `unquoted` matches.
 *
 * @param unquoted Anchored at the start; its match may be empty.
 */
export function takeCell(text: string, unquoted: RegExp): TakeCellReturnType {
  if (!text.startsWith('"')) {
    const value = unquoted.exec(text)?.[0] ?? ''
    return { value: value.trim(), isQuoted: false, rest: text.slice(value.length) }
  }
  const quoted = /^"((?:[^"]|"")*)"/.exec(text)
  if (!quoted) return null
  return { value: (quoted[1] ?? '').replaceAll('""', '"').trim(), isQuoted: true, rest: text.slice(quoted[0].length) }
}

type FindUnquotedReturnType = {
  /** Position of the first separator wanted outside quoted cells; the length of the text if there is none. */
  index: number
  /** A quotation mark is open there. */
  isOpen: boolean
}

/**
 * Walks over the cells of a line. A quotation mark opens only at the start of a cell, and `""` inside is an escaped
 * one; in the middle of a cell, as in `5" pipe`, it is a character like any other.
 *
 * @param stops Separators to stop at.
 * @param isOpen The text starts inside a quoted cell: the line above has opened it.
 */
function findUnquoted(text: string, stops: string, isOpen = false): FindUnquotedReturnType {
  const separator = /[,;\t]/g
  let position = isOpen ? skipQuoted(text, 0) : skipCellStart(text, 0)
  while (position !== undefined) {
    separator.lastIndex = position
    const found = separator.exec(text)
    if (!found) return { index: text.length, isOpen: false }
    if (stops.includes(found[0])) return { index: found.index, isOpen: false }
    position = skipCellStart(text, found.index + 1)
  }
  return { index: text.length, isOpen: true }
}

/** Returns the position behind the quoted part, if the cell begins with one; else the start. */
function skipCellStart(text: string, start: number): number | undefined {
  const opening = /[^\S\t]*"/y
  opening.lastIndex = start
  return opening.test(text) ? skipQuoted(text, opening.lastIndex) : start
}

/** Returns the position behind the closing mark; undefined if there is none. */
function skipQuoted(text: string, start: number): number | undefined {
  let end = text.indexOf('"', start)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end === -1 ? undefined : end + 1
}

/**
 * Finds lines that continue a quoted cell with line breaks in it. They are the text of a cell, and must not be paid
 * even if they look like a payment. A mark that is never closed continues on no line.
 *
 * @param lines All lines of the list, those dropped by hand included: dropping the first line of a cell must not make
 * its second one a payment.
 * @returns Number of the line that opens the cell, by number of the line that continues it.
 */
export function findContinuedLines(lines: string[]): Map<number, number> {
  const continued = new Map<number, number>()
  let opener = 0
  for (const [index, text] of lines.entries()) {
    if (!text.includes('"')) continue
    const { isOpen } = findUnquoted(text, '', opener > 0)
    if (!isOpen && opener > 0) markContinued(continued, opener, index + 1)
    opener = isOpen ? opener || index + 1 : 0
  }
  return continued
}

function markContinued(continued: Map<number, number>, opener: number, last: number): void {
  for (let number = opener + 1; number <= last; number += 1) continued.set(number, opener)
}
