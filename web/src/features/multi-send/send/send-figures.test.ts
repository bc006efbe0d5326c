import { describe, expect, test } from 'vitest'
import { newRecord } from '../core/new-record.ts'
import type { Batch, BatchRecord } from '../core/types.ts'
import { countPaid } from './count-paid.ts'

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
const record = (number: number, change: Partial<BatchRecord> = {}): BatchRecord => ({
  ...newRecord({ number }),
  ...change,
})
const skipped = (index: number, position: number) => ({
  index,
  recipient: addresses[position] as `0x${string}`,
  amount: recipients[position]?.amount ?? 0n,
})

describe('countPaid', () => {
  test('counts who is in a block, without the skipped', () => {
    const records = [
      record(1, { state: 'reconciled', skipped: [skipped(1, 1)] }),
      record(2, { state: 'mined' }),
      record(3, { state: 'sent' }),
    ]
    expect(countPaid(batches, records)).toBe(3)
  })

  test('a mark without an event may be a cancellation: nobody is counted', () => {
    expect(countPaid(batches, [record(1, { state: 'mined', isMarkedOnly: true })])).toBe(0)
  })

  test('failed and given up batches paid nobody', () => {
    expect(countPaid(batches, [record(1, { state: 'failed' }), record(2, { state: 'cancelled' })])).toBe(0)
  })
})
