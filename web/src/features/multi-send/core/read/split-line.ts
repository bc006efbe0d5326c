import type { RefusalCode } from '../line-codes.ts'
import type { CodeValues } from '../types.ts'
import { takeCell } from './take-cell.ts'

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
  canCommaSeparate: boolean
  canSpaceSeparate: boolean
}

type SplitLineReturnType = { ok: true; parts: LineParts } | { ok: false; reason: RefusalCode; values: CodeValues }

// An address ends at any separator; the colon of an EIP-3770 prefix is none.
const addressCell = /^(?:[a-z0-9-]+:(?=0x))?[^\s,;=:"]*/i
const separator = /^[^\S\t]*([,;\t=:])[^\S\t]*|^[^\S\t]+/
// A semicolon or a tab outside quotes never occurs inside a number.
const regionCell = /^(?:[^;\t"]|"(?:[^"]|"")*")*/

/** Cuts a line into address, region of the amount, and the certain rest. */
export function splitLine(text: string): SplitLineReturnType {
  const line = text.trim().replace(/[\s,;]+$/, '')
  const quoteOpen = { ok: false, reason: 'quoteOpen', values: { text } } as const

  const address = takeCell(line, addressCell)
  if (!address) return quoteOpen
  const between = separator.exec(address.rest)
  if (!between && address.rest !== '') return { ok: false, reason: 'notAddress', values: { text: line } }

  const delimiter = between?.[1] ?? ' '
  const region = takeCell(address.rest.slice(between?.[0].length ?? 0), regionCell)
  if (!region) return quoteOpen
  const tail = region.rest.replace(/^\s*[,;\t]?\s*/, '')
  const isOpen = !region.isQuoted && delimiter !== ';' && delimiter !== '\t'

  return {
    ok: true,
    parts: {
      address: address.value,
      region: region.value,
      tail: takeCell(tail, /^.*$/)?.value ?? tail,
      canCommaSeparate: isOpen,
      canSpaceSeparate: isOpen && delimiter !== ',',
    },
  }
}
