import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { Answers, QuestionKind, ReadOptions } from './questions.ts'
import type { RecipientLine, RecipientList } from './types.ts'

const decimals = 6
const base: ReadOptions = { mode: { kind: 'each' }, decimals, chainShortName: 'eth', answers: {}, droppedLines: [] }
const read = (texts: string[], options: Partial<ReadOptions> = {}) =>
  // A last line without meaning keeps an empty one before it a line.
  parseRecipients([...texts, '# end'].join('\n'), { ...base, ...options })

/** Addresses that occur twice, so that duplicates are met. */
const address = fc.oneof(
  fc.stringMatching(/^0x[0-9a-f]{40}$/),
  fc.nat(5).map((digit) => `0x${`${digit + 1}`.repeat(40)}`),
)
const digits = fc.stringMatching(/^[0-9]{1,4}$/)
const amount = fc.oneof(
  digits,
  fc.tuple(digits, fc.constantFrom('.', ',', ' ', '\u00a0', "'", '٬'), digits).map((parts) => parts.join('')),
  fc.constantFrom(
    '1,000',
    '1.000',
    '1.000.000',
    '1.000,50',
    '1 000',
    '1,00,000',
    '0,5',
    '(5)',
    '$5',
    '٥',
    '5e3',
    '',
    '-1',
  ),
)
const separator = fc.constantFrom(',', ';', '\t', ' ', '=', ':', ', ', ' ; ', '|')
const memo = fc.constantFrom('', ',March', ';2024', ',2024', '\t"a, b"', ',"open', '"')
const payment = fc
  .tuple(fc.constantFrom('', '"', '\u200b', 'eth:', ' '), address, separator, amount, memo)
  .map((parts) => parts.join(''))
const garbage = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replace(/[\r\n]/g, ''))
const texts = fc.array(
  fc.oneof({ weight: 5, arbitrary: payment }, garbage, fc.constantFrom('', '# note', 'address,amount')),
  {
    maxLength: 20,
  },
)
const answers: fc.Arbitrary<Answers> = fc.record(
  {
    comma: fc.constantFrom('thousands', 'decimal', 'memo'),
    dot: fc.constantFrom('thousands', 'decimal'),
    space: fc.constantFrom('thousands', 'memo'),
    duplicates: fc.constantFrom('merge', 'keep', 'drop'),
  },
  { requiredKeys: [] },
)
const allAnswers = answers.filter((given) => Object.keys(given).length === 4)

const isPaid = (line: RecipientLine) => line.state === 'accepted' || line.state === 'merged'
const onlyDigits = (text: string) => text.replace(/[^0-9]/g, '')

test('only who stands in a line with all 40 digits is paid, and only digits that stand in it', () => {
  fc.assert(
    fc.property(texts, answers, (given, answers) => {
      for (const line of read(given, { answers }).lines) {
        if (line.state !== 'accepted' && line.state !== 'merged') continue
        const place = line.text.toLowerCase().indexOf(line.address)
        expect(place).toBeGreaterThanOrEqual(0)
        const written = onlyDigits(formatUnits(line.amount, decimals)).replace(/^0+|0+$/g, '')
        expect(onlyDigits(line.text.slice(place + 42))).toContain(written)
      }
    }),
    { numRuns: 1000 },
  )
})

test('what is accepted reads the same when it is written plainly, and reading again changes nothing', () => {
  fc.assert(
    fc.property(texts, answers, (given, answers) => {
      const first = read(given, { answers })
      expect(read(given, { answers })).toEqual(first)

      const paid = first.lines.filter(isPaid)
      const plain = paid.map(({ address, amount }) => `${address};${formatUnits(amount, decimals)}`)
      const again = read(plain, { answers: { duplicates: 'keep', dot: 'decimal' } })
      expect(again.lines.slice(0, -1)).toMatchObject(
        paid.map(({ address, amount }) => ({ state: 'accepted', address, amount })),
      )
      expect(again.total).toBe(first.total)
      expect(again.questions.filter(({ answer }) => answer === undefined)).toEqual([])
    }),
  )
})

/** Answers one open question after the other, as a user does, the first or the last of those that are open. */
function answerAll(given: string[], wanted: Answers, which: 0 | -1): RecipientList {
  let answers: Answers = {}
  for (;;) {
    const list = read(given, { answers })
    const open = list.questions.filter(({ answer }) => answer === undefined).at(which)
    if (!open) return list
    const kind: QuestionKind = open.kind
    // Which column is which is answered from a table of its own, not from a few choices.
    fc.pre(kind !== 'columns')
    answers = { ...answers, [kind]: wanted[kind] }
  }
}

test('in whatever order the questions are answered, the list is the same and nothing stays asked', () => {
  fc.assert(
    fc.property(texts, allAnswers, (given, wanted) => {
      const forwards = answerAll(given, wanted, 0)
      const backwards = answerAll(given, wanted, -1)
      expect(backwards.lines).toEqual(forwards.lines)
      expect(backwards.recipients).toEqual(forwards.recipients)
      expect(forwards.counts.asked).toBe(0)
    }),
  )
})

test('dropping lines changes no other line but those of the same address', () => {
  fc.assert(
    fc.property(texts, answers, fc.array(fc.integer({ min: 1, max: 20 })), (given, answers, droppedLines) => {
      const before = read(given, { answers: { ...answers, duplicates: 'keep' } })
      const after = read(given, { answers: { ...answers, duplicates: 'keep' }, droppedLines })
      for (const line of after.lines) {
        const { recipient: _now, ...now } = { recipient: 0, ...line }
        const { recipient: _then, ...then } = { recipient: 0, ...before.lines[line.number - 1] }
        if (droppedLines.includes(line.number)) expect(line).toMatchObject({ state: 'dropped', why: 'byHand' })
        else expect(now).toEqual(then)
      }
      const kept = before.lines.flatMap((line) =>
        line.state === 'accepted' && !droppedLines.includes(line.number) ? [line] : [],
      )
      expect(after.total).toBe(kept.reduce((sum, { amount }) => sum + amount, 0n))
    }),
  )
})

test('any text at all is read to the last line, with one state each', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), answers, (text, answers) => {
      const list = parseRecipients(`${text}\nend`, { ...base, answers })
      const expected = `${text}\nend`.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
      expect(list.lines.map(({ text }) => text)).toEqual(expected)
      expect(list.lines.map(({ number }) => number)).toEqual(expected.map((_, index) => index + 1))
      expect(Object.values(list.counts).reduce((sum, count) => sum + count, 0)).toBe(expected.length)
      expect(list.recipients).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
