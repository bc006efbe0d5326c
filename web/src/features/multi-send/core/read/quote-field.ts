import { cutText } from './cut-text.ts'

/** Longer fields are cut, and what takes time with length is never tried on them. */
const enough = 200

/**
 * All that stands where an address should: `Grand total` of `Grand total;7`, and not its first word alone. An amount behind a
 * space, a colon or an equals sign is none of it.
 *
 * @param address The first cell, as it was read: what it was quoted with has gone.
 */
export function quoteField(line: string, address: string): string {
  const text = line.trim()
  if (text.startsWith('"')) return cutText(address)
  const field = /^[^,;\t]*/.exec(text.slice(0, enough))?.[0].trim() ?? ''
  return cutText(field.replace(/(?<=[^\s=:])[\s=:]+\p{N}[\p{N}.]*$/u, ''))
}
