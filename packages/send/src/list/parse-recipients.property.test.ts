import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { formatUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { Answers, QuestionKind, ReadOptions } from './questions.ts'
import type { RecipientLine, RecipientList } from './types.ts'

describe('any text', () => {
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
})

describe('payments and amounts', () => {
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
})
