import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'

/** The figure of the whole page, in Chromium, is measured elsewhere. */
test('fifty thousand lines are read in well under a second and a half', () => {
  const text = Array.from(
    { length: 50_000 },
    (_, index) =>
      `0x${(BigInt(index + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)},${index}.5`,
  ).join('\n')
  // Processor time: other work on the machine does not count.
  const start = process.cpuUsage()
  const list = parseRecipients(text, {
    mode: { kind: 'each' },
    decimals: 18,
    chainShortName: 'eth',
    answers: {},
    droppedLines: [],
  })
  const { user, system } = process.cpuUsage(start)
  const milliseconds = (user + system) / 1000
  console.info(`50,000 lines read in ${Math.round(milliseconds)} ms of processor time`)

  expect(list.counts.accepted).toBe(50_000)
  expect(milliseconds).toBeLessThan(1500)
})
