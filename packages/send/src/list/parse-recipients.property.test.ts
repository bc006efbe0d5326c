import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './questions.ts'
import type { RecipientList } from './types.ts'

const base: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 18,
  chainShortName: 'eth',
  answers: {},
  droppedLines: [],
}
const address = fc.stringMatching(/^0x[0-9a-f]{40}$/)
const cell = fc.oneof(
  address,
  fc.constantFrom('1', '1.5', '1,000', '1 000', '1.000.000', '0', '-1', '1e5', '', '"', 'x.eth'),
)
const line = fc.oneof(
  fc.tuple(cell, fc.constantFrom(',', ';', '\t', ' ', '=', ':', ', '), cell).map((parts) => parts.join('')),
  fc.tuple(address, fc.constantFrom(',', ';', '\t', ' '), cell).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, '')),
)
const lines = fc.array(line, { maxLength: 30 })
const answers = fc.record(
  {
    comma: fc.constantFrom('thousands', 'decimal', 'memo' as const),
    dot: fc.constantFrom('thousands', 'decimal' as const),
    space: fc.constantFrom('thousands', 'memo' as const),
    duplicates: fc.constantFrom('merge', 'keep', 'drop' as const),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ReadOptions['answers']>

const sumOfPaidLines = ({ lines }: RecipientList) =>
  lines.reduce((sum, line) => (line.state === 'accepted' || line.state === 'merged' ? sum + line.amount : sum), 0n)

test('no line is lost, whatever is pasted', () => {
  fc.assert(
    fc.property(lines, answers, (texts, given) => {
      const list = parseRecipients([...texts, 'end'].join('\n'), { ...base, answers: given })
      expect(list.lines.slice(0, -1).map(({ text }) => text)).toEqual(texts.map((text, index) => strip(text, index)))
      expect(list.lines.map(({ number }) => number)).toEqual(list.lines.map((_, index) => index + 1))
      expect(Object.values(list.counts).reduce((sum, count) => sum + count)).toBe(list.lines.length)
    }),
  )
})

test('the total is the sum of paid lines and of recipients, and every paid line has its recipient', () => {
  fc.assert(
    fc.property(lines, answers, (texts, given) => {
      const list = parseRecipients(texts.join('\n'), { ...base, answers: given })
      expect(list.total).toBe(sumOfPaidLines(list))
      expect(list.total).toBe(list.recipients.reduce((sum, { amount }) => sum + amount, 0n))
      for (const paid of list.lines) {
        if (paid.state !== 'accepted' && paid.state !== 'merged') continue
        expect(list.recipients[paid.recipient]).toMatchObject({ address: paid.address })
        expect(list.recipients[paid.recipient]?.lines).toContain(paid.number)
      }
    }),
  )
})

test('lines stay asked until every question is answered, then none is', () => {
  fc.assert(
    fc.property(lines, (texts) => {
      const given = {
        comma: 'decimal',
        dot: 'thousands',
        space: 'thousands',
        duplicates: 'keep',
        names: 'refuse',
      } as const
      const list = parseRecipients(texts.join('\n'), { ...base, answers: given })
      const { columns } = list.questions.find(({ kind }) => kind === 'columns')
        ? { columns: { delimiter: ';', width: 9, hasHeader: false, address: 0, amount: 1 } as const }
        : {}
      expect(parseRecipients(texts.join('\n'), { ...base, answers: { ...given, columns } }).counts.asked).toBe(0)
    }),
  )
})

test('reading what was accepted once more gives the same recipients', () => {
  fc.assert(
    fc.property(lines, (texts) => {
      const options = { ...base, answers: { duplicates: 'keep' as const } }
      const first = parseRecipients(texts.join('\n'), options)
      const kept = first.lines.filter(({ state }) => state === 'accepted').map(({ text }) => text)
      const again = parseRecipients(kept.join('\n'), options)
      expect(again.recipients.map(({ address, amount }) => ({ address, amount }))).toEqual(
        first.recipients.map(({ address, amount }) => ({ address, amount })),
      )
    }),
  )
})

test('the first thousand rows of a real airdrop are all accepted, and survive the way to a worker', () => {
  const list = parseRecipients(
    readFileSync(new URL('../../../../web/test-data/safe-airdrop-1000.csv', import.meta.url), 'utf8'),
    base,
  )
  expect(list.counts).toEqual({ accepted: 1000, ignored: 1, merged: 0, refused: 0, asked: 0, dropped: 0 })
  expect(list.recipients[0]).toEqual({
    address: '0x0000000b71f2d236c38ae51952c46f03b89d0777',
    amount: 538308238998851600000n,
    lines: [2],
  })
  expect(structuredClone(list)).toEqual(list)
})

// A mark is taken off the start of the text; nothing else is.
function strip(text: string, index: number): string {
  return index === 0 ? text.replace(/^\ufeff/, '') : text
}
