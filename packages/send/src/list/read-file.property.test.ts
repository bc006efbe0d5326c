import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './questions.ts'
import { fileProblems, readFile } from './read-file.ts'

const signatures = [
  [],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xef, 0xbb, 0xbf],
]
const bytes = fc
  .tuple(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 2000 }))
  .map(([start, rest]) => new Uint8Array([...start, ...rest]))
const name = fc.constantFrom('a.csv', 'a.txt', 'a.xlsx', 'a.xlsm', 'a.xls', 'a')

const options: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 18,
  chainShortName: 'eth',
  answers: {},
  droppedLines: [],
}

test('a file of any bytes is refused with a reason, or read and paid to nobody', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, name, async (content, name) => {
      const file = await readFile(new File([content], name))
      if (!file.ok) expect(fileProblems).toContain(file.problem)
      else expect(parseRecipients(file.text, options).recipients).toEqual([])
    }),
    { numRuns: 500 },
  )
})
