import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'
import { cutText } from './cut-text.ts'
import { findUnquoted } from './find-unquoted.ts'
import { takeCell } from './take-cell.ts'
import { trimEnd } from './trim-end.ts'

/**
 * One line in its parts, nothing decided yet.
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
// What stands behind a quoted amount belongs to another cell, or the amount is not what is quoted.
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
