import { growth, leastTime } from '@saleyard/testkit/least-time.ts'
import { checksumAddress, type Hex } from 'viem'
import { expect, test, vi } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './questions.ts'

const options: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 18,
  chainShortName: 'eth',
  answers: {},
  droppedLines: [],
}
const addresses = Array.from(
  { length: 50_000 },
  (_, index): Hex => `0x${(BigInt(index + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0')}`,
)

// Alongside other work the tries take longer by the clock.
vi.setConfig({ testTimeout: 60_000 })

const read = (lines: string[]) => () =>
  expect(parseRecipients(lines.join('\n'), options).counts.accepted).toBe(lines.length)

/** The figures themselves are measured in Chromium, by `make bench-web`; here is held how they grow. */
test('five times as many lines take about five times as long', () => {
  const lines = addresses.map((address, index) => `${address},${index}.5`)
  const [some, all] = [leastTime(read(lines.slice(0, 10_000))), leastTime(read(lines))]
  console.info(`10,000 and 50,000 lines: ${some.toFixed()} and ${all.toFixed()} ms of processor time`)
  expect(all / some).toBeLessThan(12)
})

test('each checksum is computed once, however often the list is read', () => {
  const lines = addresses.map((address, index) => `${checksumAddress(address)},${index}.5`)
  const plain = leastTime(read(addresses.map((address, index) => `${address},${index}.5`)))
  const again = leastTime(read(lines))
  console.info(`50,000 lines: ${plain.toFixed()}, with checksums read before ${again.toFixed()} ms of processor time`)
  // Computing them again takes as long as all the rest.
  expect(again).toBeLessThan(plain * 1.5)
})

test.each([
  ['spaces', ' '],
  ['commas', ','],
  ['zeros', '0'],
  ['quotation marks', '"'],
  ['dots', '.'],
  ['tabs', '\t'],
  ['invisible characters', '\u200b'],
  ['groups', '000,'],
])('a line of a million %s takes no longer than its length asks for', (_, part) => {
  const readMany = (length: number) => () => {
    const many = part.repeat(length / part.length)
    for (const text of [
      many,
      `${many}x`,
      `${addresses[0]},1${many}1`,
      `${addresses[0]};0.${many}1`,
      `${addresses[0]},1,${many}x`,
    ]) {
      expect(parseRecipients(text, options).recipients.length).toBeLessThanOrEqual(1)
    }
  }
  expect(growth(readMany, 1_000_000)).toBeLessThan(3)
})
