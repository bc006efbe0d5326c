// Explains a line that does not begin with an address: what it begins with instead, or that an address follows later.

import type { LineParts } from './split-line.ts'
import { cutText } from './text.ts'
import type { CodeValues, RefusalCode } from './types.ts'

type ExplainNoAddressReturnType = { reason: RefusalCode; values: CodeValues }

const address = /0x[0-9a-f]{40}(?![0-9a-z])/i

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
