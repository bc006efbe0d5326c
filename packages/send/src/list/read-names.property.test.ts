import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { Answers, NameRecord, NameRecords } from './questions.ts'
import type { RecipientList } from './types.ts'

const names = ['ada.eth', 'eve.eth', 'sub.eve.eth', 'bob.com', '日本語.eth']
const address = fc.integer({ min: 1, max: 6 }).map((digit) => `0x${`${digit}`.repeat(40)}` as const)
const at = { readAt: fc.constant(1) }
const record: fc.Arbitrary<NameRecord> = fc.oneof(
  fc.record({ kind: fc.constantFrom('resolved', 'ethereumOnly', 'ethereumContract'), address, ...at }),
  fc.record({ kind: fc.constant('gateway' as const), hosts: fc.constant(['a.example']), ...at }),
  fc.record({ kind: fc.constantFrom('notFound', 'malformed', 'failed'), ...at }),
)
const answers: fc.Arbitrary<Answers> = fc.record(
  {
    names: fc.constant('refuse' as const),
    gateways: fc.constant('refuse' as const),
    ethereumNames: fc.constantFrom('use', 'refuse'),
    duplicates: fc.constantFrom('merge', 'keep', 'drop'),
    comma: fc.constantFrom('thousands', 'decimal', 'memo'),
  },
  { requiredKeys: [] },
)
const line = fc.tuple(
  fc.oneof(fc.constantFrom(...names, 'ADA.eth', 'аррӏе.eth'), address),
  fc.constantFrom('1', '1', '1', '1,000', '-1', ''),
)

const isName = (text: string) => !text.startsWith('0x')

const payments = ({ recipients }: RecipientList) =>
  recipients.flatMap(({ address, lines }) => lines.map((number) => ({ address, number })))

/** The only address that a record lets be paid. */
function addressOf(record: NameRecord | undefined, { ethereumNames }: Answers) {
  if (record?.kind === 'resolved') return record.address
  return record?.kind === 'ethereumOnly' && ethereumNames === 'use' ? record.address : undefined
}

test('no name is paid without a record that allows it, and only at the address that is frozen there', () => {
  let paidNames = 0
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.record(Object.fromEntries(names.map((name) => [name, record])), { requiredKeys: [] }),
      answers,
      (lines, records, answers) => {
        const text = lines.map(([who, amount]) => `${who},${amount}`).join('\n')
        const list = parseRecipients(text, {
          mode: { kind: 'each' },
          decimals: 0,
          chainShortName: 'bnb',
          answers,
          droppedLines: [],
          names: records as NameRecords,
        })
        expect(list.lines).toHaveLength(lines.length)
        for (const { address, number } of payments(list)) {
          const written = lines[number - 1]?.[0].toLowerCase() ?? ''
          const expected = isName(written) ? addressOf(records[written], answers) : written
          expect(address).toBe(expected)
          expect(list.lines[number - 1]).toMatchObject({ address, ...(isName(written) && { name: written }) })
          paidNames += Number(isName(written))
        }
      },
    ),
    { numRuns: 3_000 },
  )
  expect(paidNames).toBeGreaterThan(200)
})
