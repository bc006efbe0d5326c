import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import type { ReadOptions } from '@saleyard/send/list/questions.ts'
import { describe, expect, test } from 'vitest'
import { explainChoice, explainLine, formatExample } from './explain-line.ts'
import { sampleText } from './recipients-header.tsx'

const [a, b] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const options: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 18,
  chainShortName: 'local',
  sender: b,
  answers: {},
  droppedLines: [],
}
const explain = (text: string, change: Partial<ReadOptions> = {}) =>
  parseRecipients(text, { ...options, ...change }).lines.map((line) => explainLine(line, 1)?.key)

describe('explainLine', () => {
  test('a line that is fine needs no words', () => {
    expect(explain(`${a},1`)).toEqual([undefined])
  })

  test('a refused line tells its reason, a line that is asked its question', () => {
    expect(explain(`${a},-5\n${a},1,000`)).toEqual(['refusals.amountNegative', 'reasons.comma'])
  })

  test('ignored and removed lines tell why', () => {
    expect(explain(`# note\n\n${a},1`, { droppedLines: [3] })).toEqual([
      'reasons.comment',
      'reasons.blank',
      'reasons.byHand',
    ])
  })

  test('of merged lines the later ones name the first', () => {
    expect(explain(`${a},1\n${a},2`, { answers: { duplicates: 'merge' } })).toEqual([undefined, 'reasons.merged'])
  })

  test('a dropped duplicate names the line that is kept', () => {
    const { lines } = parseRecipients(`${a},1\n${a},2`, { ...options, answers: { duplicates: 'drop' } })
    expect(lines.map((line) => explainLine(line))).toEqual([
      undefined,
      { key: 'reasons.duplicate', values: { line: 1 } },
    ])
  })

  test('a warning is told although the line is accepted', () => {
    expect(explain(`${b},1`)).toEqual(['warnings.recipientIsSender'])
  })
})

describe('explainChoice', () => {
  test.each([
    ['comma', 'thousands', '1,000', '1000'],
    ['comma', 'thousands', '1,000.5', '1000.5'],
    ['comma', 'decimal', '1,000', '1'],
    ['comma', 'decimal', '1.000,5', '1000.5'],
    ['comma', 'memo', '1,000', '1'],
    ['dot', 'thousands', '1.000,50', '1000.5'],
    ['dot', 'decimal', '1.000', '1'],
    ['space', 'thousands', '1\u00a0000', '1000'],
    ['space', 'memo', '1 000', '1'],
    ['duplicates', 'merge', a, ''],
  ] as const)('%s as %s: %s is %s', (kind, choice, example, reading) => {
    expect(explainChoice(kind, choice, example)).toBe(reading)
  })

  test('says the same as the reader then does', () => {
    for (const [choice, amount] of [
      ['thousands', 1000n],
      ['decimal', 1n],
      ['memo', 1n],
    ] as const) {
      const { recipients } = parseRecipients(`${a},1,000`, { ...options, decimals: 0, answers: { comma: choice } })
      expect(recipients.map((recipient) => recipient.amount)).toEqual([amount])
    }
  })
})

describe('sampleText', () => {
  test.each(['each', 'same'] as const)('is a list that is ready, with a warning on each line: %s', (kind) => {
    const mode = kind === 'each' ? ({ kind } as const) : ({ kind, amount: 1n } as const)
    const list = parseRecipients(sampleText(kind), { ...options, mode, decimals: 2 })
    expect(list).toMatchObject({ isReady: true, counts: { accepted: 3, ignored: 1 } })
    expect(list.lines.slice(1).map((line) => explainLine(line)?.key)).toEqual(
      Array(3).fill('warnings.recipientIsSample'),
    )
  })
})

describe('formatExample', () => {
  test('an address has one spelling on the page, and what is no address stays as it was written', () => {
    const checksummed = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    expect(formatExample(checksummed.toLowerCase())).toBe(checksummed)
    expect(formatExample('1,000')).toBe('1,000')
    expect(formatExample('vitalik.eth')).toBe('vitalik.eth')
  })
})
