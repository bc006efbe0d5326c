import { checksumAddress, type Hex } from 'viem'
import { expect, test, vi } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './question-types.ts'

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

// A busy machine takes longer by the clock; what is measured is processor time.
vi.setConfig({ testTimeout: 60_000 })

/** Milliseconds of processor time: other work on the machine does not count. */
function measure(lines: string[]): number {
  const text = lines.join('\n')
  const start = process.cpuUsage()
  const { counts } = parseRecipients(text, options)
  const { user, system } = process.cpuUsage(start)
  expect(counts.accepted).toBe(lines.length)
  return (user + system) / 1000
}

/** The figure of the whole page, in Chromium, is measured elsewhere. */
test('fifty thousand lines are read in well under a second and a half', () => {
  const lines = addresses.map((address, index) => `${address},${index}.5`)
  const times = [1000, 10_000, 50_000].map((count) => measure(lines.slice(0, count)))
  console.info(`1,000, 10,000 and 50,000 lines: ${times.map(Math.round).join(', ')} ms of processor time`)
  expect(times[2]).toBeLessThan(1500)
})

test('each checksum is computed once, however often the list is read', () => {
  const lines = addresses.map((address, index) => `${checksumAddress(address)},${index}.5`)
  const [first = 0, again = 0] = [measure(lines), measure(lines)]
  console.info(`50,000 lines with checksums: ${Math.round(first)}, then ${Math.round(again)} ms of processor time`)
  expect(first).toBeLessThan(3000)
  expect(again).toBeLessThan(first / 2)
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
])('a line of a million %s takes no time', (_, part) => {
  const many = part.repeat(1_000_000 / part.length)
  const start = process.cpuUsage()
  for (const text of [
    many,
    `${many}x`,
    `${addresses[0]},1${many}1`,
    `${addresses[0]};0.${many}1`,
    `${addresses[0]},1,${many}x`,
  ]) {
    expect(parseRecipients(text, options).recipients.length).toBeLessThanOrEqual(1)
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
})
