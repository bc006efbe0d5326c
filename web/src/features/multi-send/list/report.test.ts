import { describe, expect, test } from 'vitest'
import { newRecord } from '../core/new-record.ts'
import { parseRecipients } from '../core/parse-recipients.ts'
import type { Batch, BatchRecord } from '../core/types.ts'
import { countStatuses } from './count-statuses.ts'
import { findUnpaid, toRetryText } from './to-retry-text.ts'

const addresses = [1, 2, 3, 4, 5].map((digit) => `0x${`${digit}${digit}`.repeat(20)}` as const)
const recipients = addresses.map((address, index) => ({
  address,
  amount: BigInt(index + 1) * 10n ** 17n,
  lines: [index + 1],
}))
const batches = [
  { number: 1, first: 0, count: 2 },
  { number: 2, first: 2, count: 2 },
  { number: 3, first: 4, count: 1 },
] as Batch[]
const plan = { recipients, batches }
const record = (number: number, change: Partial<BatchRecord> = {}): BatchRecord => ({
  ...newRecord({ number }),
  ...change,
})
const skipped = (index: number, position: number) => ({
  index,
  recipient: addresses[position] as `0x${string}`,
  amount: recipients[position]?.amount ?? 0n,
})

describe('a retry', () => {
  test('holds the skipped and those of batches given up, nobody else', () => {
    const records = [
      record(1, { state: 'reconciled', skipped: [skipped(1, 1)] }),
      record(2, { state: 'cancelled' }),
      record(3, { state: 'reconciled' }),
    ]
    expect(findUnpaid(plan, records).map(({ lines }) => lines[0])).toEqual([2, 3, 4])
  })

  test('leaves a failed batch out: it can still be sent, and would be paid twice', () => {
    expect(findUnpaid(plan, [record(1, { state: 'failed' }), record(2), record(3)])).toEqual([])
  })

  test('is a list that reads back to the same amounts', () => {
    const text = toRetryText(recipients, 18)
    const options = {
      mode: { kind: 'each' },
      decimals: 18,
      chainShortName: 'x',
      answers: {},
      droppedLines: [],
    } as const
    const list = parseRecipients(text, { ...options, droppedLines: [] })
    expect(list.isReady).toBe(true)
    expect(list.recipients.map(({ amount }) => amount)).toEqual(recipients.map(({ amount }) => amount))
  })
})

test('countStatuses counts lines by outcome and leaves out what did not happen', () => {
  expect(countStatuses([{ status: 'ignored' }, { status: 'paid' }, { status: 'paid' }])).toEqual([
    { status: 'paid', count: 2 },
    { status: 'ignored', count: 1 },
  ])
})
