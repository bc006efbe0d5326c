// Says more about a line that begins with no address: what is there instead, or that an address is further back.

import type { LineParts } from './split-line.ts'
import { cutText } from './text.ts'
import type { CodeValues, RefusalCode } from './types.ts'

type ExplainNoAddressReturnType = { reason: RefusalCode; values: CodeValues }

const address = /0x[0-9a-f]{40}(?![0-9a-z])/i

/** Says more about a line that does not begin with an address: that one stands further back, or all that stands in its place. */
export function explainNoAddress(
  { reason, values }: ExplainNoAddressReturnType,
  { parts, line }: { parts: LineParts; line: string },
): ExplainNoAddressReturnType {
  const found = { reason, values: reason === 'notAddress' ? { text: quoteField(line, parts.address) } : values }
  if (!['notAddress', 'addressMissing', 'nameNotNormal'].includes(reason)) return found
  if (!address.test(parts.region) && !address.test(parts.tail)) return found
  if (/^(?:https?|ethereum)$/i.test(parts.address)) {
    return { reason: 'addressLink', values: { text: `${parts.address}:${parts.region}` } }
  }
  return { reason: 'addressNotFirst', values: {} }
}

/** Longer fields are cut, and what takes time with length is never tried on them. */
const enough = 200

/**
 * All that stands where an address should: `Grand total` of `Grand total;7`, and not its first word alone. An amount behind a
 * space, a colon or an equals sign is none of it.
 *
 * @param address The first cell, as it was read: what it was quoted with has gone.
 */
function quoteField(line: string, address: string): string {
  const text = line.trim()
  if (text.startsWith('"')) return cutText(address)
  const field = /^[^,;\t]*/.exec(text.slice(0, enough))?.[0].trim() ?? ''
  return cutText(field.replace(/(?<=[^\s=:])[\s=:]+\p{N}[\p{N}.]*$/u, ''))
}
