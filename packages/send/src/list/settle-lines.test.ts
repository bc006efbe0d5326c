import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { AmountMode, Answers } from './questions.ts'

const alice = '0x00000000000000000000000000000000000a11ce'
const bob = '0x0000000000000000000000000000000000000b0b'
const read = (text: string, answers: Answers = {}, mode: AmountMode = { kind: 'each' }) =>
  parseRecipients(text, { mode, decimals: 0, chainShortName: 'eth', answers, droppedLines: [] })
const twice = `${alice},5\n${bob},6\n0x${alice.slice(2).toUpperCase()},7`

describe('an address on several lines', () => {
  test('is asked about, and blocks its lines only', () => {
    expect(read(twice)).toMatchObject({
      lines: [{ state: 'asked', question: 'duplicates' }, { state: 'accepted' }, { state: 'asked' }],
      questions: [{ kind: 'duplicates', options: ['merge', 'keep', 'drop'], lines: [1, 3], example: alice }],
      total: 6n,
      isReady: false,
    })
  })

  test('is paid once with the sum when merged', () => {
    expect(read(twice, { duplicates: 'merge' })).toMatchObject({
      lines: [
        { state: 'merged', amount: 5n, recipient: 0 },
        { state: 'accepted', recipient: 1 },
        { state: 'merged', amount: 7n, recipient: 0 },
      ],
      recipients: [
        { address: alice, amount: 12n, lines: [1, 3] },
        { address: bob, amount: 6n, lines: [2] },
      ],
      total: 18n,
      isReady: true,
    })
  })

  test('is paid for each line when kept', () => {
    expect(read(twice, { duplicates: 'keep' })).toMatchObject({
      recipients: [{ lines: [1] }, { lines: [2] }, { lines: [3], address: alice, amount: 7n }],
      total: 18n,
    })
  })

  test('is paid for its first line when the others are dropped', () => {
    expect(read(twice, { duplicates: 'drop' })).toMatchObject({
      lines: [{ state: 'accepted' }, { state: 'accepted' }, { state: 'dropped', why: 'duplicate', keptLine: 1 }],
      recipients: [{ amount: 5n }, { amount: 6n }],
      total: 11n,
      counts: { dropped: 1 },
    })
  })

  test('is found although another question about one of its lines is open', () => {
    expect(read(`${alice},1,000\n${alice},5`)).toMatchObject({
      lines: [
        { state: 'asked', question: 'comma' },
        { state: 'asked', question: 'duplicates' },
      ],
      questions: [{ kind: 'comma' }, { kind: 'duplicates', lines: [1, 2] }],
    })
  })
})

describe('one amount for all', () => {
  test('goes to every address line', () => {
    expect(read(`${alice}\n${bob},bonus`, {}, { kind: 'same', amount: 9n })).toMatchObject({
      lines: [
        { state: 'accepted', amount: 9n },
        { amount: 9n, memo: 'bonus' },
      ],
      total: 18n,
    })
  })

  test.each(['5', '.5', '-5', '5,000'])('refuses a line that names its own amount: %s', (amount) => {
    expect(read(`${alice},${amount}`, {}, { kind: 'same', amount: 9n }).lines).toMatchObject([
      { state: 'refused', reason: 'amountUnexpected' },
    ])
  })
})

describe('a total split evenly', () => {
  test('gives equal shares and shows the remainder', () => {
    expect(read(`${alice}\n${bob}`, {}, { kind: 'split', total: 9n })).toMatchObject({
      recipients: [{ amount: 4n }, { amount: 4n }],
      total: 8n,
      remainder: 1n,
    })
  })

  test('refuses everybody when there is less than one base unit each', () => {
    expect(read(`${alice}\n${bob}`, {}, { kind: 'split', total: 1n })).toMatchObject({
      counts: { refused: 2 },
      lines: [{ reason: 'amountZero' }, { reason: 'amountZero' }],
    })
  })
})
