import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { Answers, ReadOptions } from './questions.ts'
import { fromDollars } from './read-amount.ts'

const alice = '0x00000000000000000000000000000000000A11cE'
const bob = `0x${'b0'.repeat(20)}`
const read = (text: string, answers: Answers = {}) => {
  const options: ReadOptions = {
    mode: { kind: 'each' },
    decimals: 3,
    chainShortName: 'eth',
    answers,
    droppedLines: [],
  }
  return parseRecipients(text, options)
}

describe('amounts in US dollars', () => {
  const price = { answer: '64012345678', decimals: 8 }
  const readDollars = (text: string, answers: Answers = {}) =>
    parseRecipients(text, {
      ...{ mode: { kind: 'each' }, decimals: 18, chainShortName: 'bnb', answers, droppedLines: [], price },
    })

  test('each line becomes base units of the coin at that price, rounded down', () => {
    const { recipients, total, isReady } = readDollars(`${alice},640.12\n${bob},1`)
    expect(recipients.map(({ amount }) => amount)).toEqual([999_994_599_822_950_734n, 1_562_198_649_976_489n])
    expect([total, isReady]).toEqual([999_994_599_822_950_734n + 1_562_198_649_976_489n, true])
  })

  test('a thousands separator raises its question as in any list', () => {
    expect(readDollars(`${alice},1,000`)).toMatchObject({ questions: [{ kind: 'comma' }], recipients: [] })
    expect(readDollars(`${alice},1,000`, { comma: 'thousands' }).total).toBe(1_562_198_649_976_489_930n)
  })

  test('another price settles the same lines differently', () => {
    const text = `${alice},10`
    const options: ReadOptions = {
      ...{ mode: { kind: 'each' }, decimals: 18, chainShortName: 'bnb', answers: {}, droppedLines: [] },
    }
    const dearer = { ...options, price: { answer: '2', decimals: 0 } }
    expect(parseRecipients(text, dearer).total).toBe(5n * 10n ** 18n)
    expect(parseRecipients(text, options).total).toBe(10n * 10n ** 18n)
  })

  test.each([
    ['10.0015', 'amountDecimals', { given: 4, allowed: 2 }],
    ['0', 'amountZero', {}],
    ['-5', 'amountNegative', {}],
    ['$5', 'amountUnit', {}],
    [`1${'0'.repeat(77)}`, 'amountTooLarge', {}],
  ])('error: %s dollars are refused', (amount, reason, values) => {
    expect(readDollars(`${alice},${amount}`).lines).toMatchObject([{ state: 'refused', reason, values }])
  })

  test('error: less than a base unit is nothing', () => {
    const few = { mode: { kind: 'each' }, decimals: 0, chainShortName: 'bnb', answers: {}, droppedLines: [] } as const
    const list = parseRecipients(`${alice},0.01`, { ...few, answers: {}, droppedLines: [], price })
    expect(list.lines).toMatchObject([{ state: 'refused', reason: 'amountZero' }])
    expect(fromDollars('0.01', price, 0)).toMatchObject({ ok: false, reason: 'amountZero' })
  })
})

describe('ambiguous amounts raise a question', () => {
  test.each([
    [`${alice},1,000`, 'comma', ['thousands', 'decimal', 'memo'], '1,000'],
    [`${alice},0,5`, 'comma', ['decimal', 'memo'], '0,5'],
    [`${alice};0,5`, 'comma', ['decimal'], '0,5'],
    [`${alice};1,000`, 'comma', ['thousands', 'decimal'], '1,000'],
    [`${alice}\t1,000.5`, 'comma', ['thousands'], '1,000.5'],
    [`${alice} 1,000`, 'comma', ['thousands', 'decimal', 'memo'], '1,000'],
    [`${alice},"1,000"`, 'comma', ['thousands', 'decimal'], '1,000'],
    [`${alice},1,000,000`, 'comma', ['thousands', 'memo'], '1,000,000'],
    [`${alice},1,000 ETH`, 'comma', ['memo'], '1,000 ETH'],
    [`${alice},5,2024-01`, 'comma', ['memo'], '5,2024-01'],
    [`${alice},1 000,5`, 'comma', ['decimal', 'memo'], '1 000,5'],
    [`${alice},1.000,5`, 'comma', ['decimal', 'memo'], '1.000,5'],
    [`${alice} 1 000`, 'space', ['thousands', 'memo'], '1 000'],
    [`${alice},1\u00a0000`, 'space', ['thousands'], '1\u00a0000'],
    [`${alice},1\u202f000.5`, 'space', ['thousands'], '1\u202f000.5'],
    [`${alice},1.000.000`, 'dot', ['thousands'], '1.000.000'],
  ])('%s asks about the %s', (text, kind, options, example) => {
    expect(read(text)).toMatchObject({
      lines: [{ state: 'asked', question: kind, address: alice.toLowerCase(), example }],
      questions: [{ kind, options, example, lines: [1] }],
      recipients: [],
      total: 0n,
      isReady: false,
    })
  })

  test.each<[string, Answers, bigint, string]>([
    [`${alice},1,000`, { comma: 'thousands' }, 1000000n, ''],
    [`${alice},1,000`, { comma: 'decimal' }, 1000n, ''],
    [`${alice},1,000`, { comma: 'memo' }, 1000n, '000'],
    [`${alice},0,5`, { comma: 'decimal' }, 500n, ''],
    [`${alice},1,000,bonus`, { comma: 'thousands' }, 1000000n, 'bonus'],
    [`${alice} 1,000;bonus`, { comma: 'decimal' }, 1000n, 'bonus'],
    [`${alice},1.234.567,5`, { comma: 'decimal' }, 1234567500n, ''],
    [`${alice},1,234,567.5`, { comma: 'thousands' }, 1234567500n, ''],
    [`${alice},1 000,5`, { comma: 'decimal' }, 1000500n, ''],
    [`${alice} 1 000`, { space: 'thousands' }, 1000000n, ''],
    [`${alice} 1 000`, { space: 'memo' }, 1000n, '000'],
    [`${alice},1.000.000`, { dot: 'thousands' }, 1000000000n, ''],
    [`${alice},5,2024-01`, { comma: 'memo' }, 5000n, '2024-01'],
  ])('%s with the answer %o', (text, answers, amount, memo) => {
    const list = read(text, answers)
    expect(list.lines).toMatchObject([{ state: 'accepted', amount, memo }])
    expect(list.total).toBe(amount)
    expect(list.questions[0]?.answer).toBe(Object.values(answers)[0])
  })

  test.each<[string, Answers, string]>([
    [`${alice},0,5`, { comma: 'thousands' }, 'amountGrouping'],
    [`${alice};1,000`, { comma: 'memo' }, 'amountGrouping'],
    [`${alice},1 000`, { space: 'memo' }, 'amountGrouping'],
    [`${alice},1.000.000`, { dot: 'decimal' }, 'amountGrouping'],
    [`${alice},1,0005`, { comma: 'decimal' }, 'amountDecimals'],
  ])('%s does not fit the answer %o and is refused', (text, answers, reason) => {
    expect(read(text, answers).lines).toMatchObject([{ state: 'refused', reason }])
  })
})

describe('a dot before three digits', () => {
  test('is a decimal point where another amount of the list shows one', () => {
    expect(read(`${alice},1.500\n${alice},2.5`, { duplicates: 'keep' }).lines).toMatchObject([
      { state: 'accepted', amount: 1500n },
      { state: 'accepted', amount: 2500n },
    ])
  })

  test('of thousands in German is asked about once, and pays a thousand times as much when it groups', () => {
    const text = `${alice};1.000\n${bob};2.500`
    const list = read(text)
    expect(list).toMatchObject({ total: 0n, questions: [{ kind: 'dot', lines: [1, 2], example: '1.000' }] })
    expect(read(text, { dot: 'thousands' }).total).toBe(1000n * read(text, { dot: 'decimal' }).total)
  })

  test.each([`${alice},1.500\n${alice},1.000.000`, `${alice};1.500\n${alice};1.000,5`])(
    'is asked about once another line groups thousands by dots: %j',
    (text) => {
      expect(read(text).questions.find(({ kind }) => kind === 'dot')).toMatchObject({
        options: expect.arrayContaining(['thousands', 'decimal']),
        lines: expect.arrayContaining([1]),
      })
    },
  )

  test('is asked about once the comma is said to be the decimal sign', () => {
    expect(read(`${alice};1.500\n${alice};0,5`, { comma: 'decimal', duplicates: 'keep' }).lines).toMatchObject([
      { state: 'asked', question: 'dot' },
      { state: 'accepted', amount: 500n },
    ])
  })
})

test('a comma answered as a memo column still asks about the space before it', () => {
  expect(read(`${alice} 1 000,5`, { comma: 'memo' }).lines).toMatchObject([{ state: 'asked', question: 'space' }])
})

test('one question covers all its lines and keeps its answer', () => {
  const text = `${alice},1,000\n${alice},1,5\n${alice},7`
  expect(read(text, { comma: 'memo', duplicates: 'merge' })).toMatchObject({
    questions: [
      { kind: 'comma', options: ['thousands', 'decimal', 'memo'], lines: [1, 2], answer: 'memo' },
      { kind: 'duplicates', lines: [1, 2, 3], answer: 'merge' },
    ],
  })
})
