import { cutText } from './cut-text.ts'
import { isName } from './read-name.ts'
import type { LineParts } from './split-line.ts'

// A transaction hash has 64 digits and pays nobody; fewer than 40 are an address that lacks some.
const someAddress = /(?<![0-9a-z])0x(?:[0-9a-f]{30,63})(?![0-9a-z])/i
const cellEnd = /[\s,;=:"]+/
const startsLikeNumber = /^[.,]?\d/

/**
 * Finds a second recipient in what follows the first one: an address, or a name with an amount behind it. As a note it
 * would never be paid, and no line would say so.
 *
 * @returns The recipient as written, cut to what a sentence can repeat; undefined without one.
 */
export function findSecondRecipient({ region, tail }: Pick<LineParts, 'region' | 'tail'>): string | undefined {
  if (tail === '' && region.length < 5) return undefined
  const rest = `${region} ${tail}`
  const address = someAddress.exec(rest)?.[0]
  if (address !== undefined) return cutText(address)
  if (!rest.includes('.')) return undefined
  const cells = rest.split(cellEnd)
  const name = cells.find((cell, index) => isName(cell) && startsLikeNumber.test(cells[index + 1] ?? ''))
  return name === undefined ? undefined : cutText(name)
}
