import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { expect, test } from 'vitest'
import { type BatchRecord, newRecord } from './batch-record.ts'
import { findDoubt, readDeclinedRisk } from './doubt.ts'

const [first, second] = [
  { number: 1, first: 0, count: 3 },
  { number: 2, first: 3, count: 2 },
] as [Batch, Batch]
const plan = { batches: [first, second] } as Plan
const recipient = '0x00000000000000000000000000000000000a11ce'
const declined = (batch: Batch, more: Partial<BatchRecord>): BatchRecord => ({
  ...newRecord(batch),
  isHandedOver: true,
  doubt: { why: 'declined' },
  ...more,
})

test('of a declined batch that is on chain those count whom it has paid, not those whom it has skipped', () => {
  const skipped = [{ index: 1, recipient, amount: 1n }] as const
  const records = [declined(first, { state: 'reconciled', skipped: [...skipped] }), newRecord(second)]
  expect(readDeclinedRisk({ plan, records })).toEqual({ arrived: [0, 2], mayArrive: [] })
  expect(findDoubt(records)).toBe('arrived')
})

test('of a declined batch that may still come all count, until its doubt is cleared', () => {
  const records = [newRecord(first), declined(second, { state: 'stopped' })]
  expect(readDeclinedRisk({ plan, records })).toEqual({ arrived: [], mayArrive: [3, 4] })
  expect(findDoubt(records)).toBe('open')
  const cleared = [
    newRecord(first),
    declined(second, { state: 'stopped', doubt: { why: 'declined', isCleared: true } }),
  ]
  expect(readDeclinedRisk({ plan, records: cleared })).toEqual({ arrived: [], mayArrive: [] })
  expect(findDoubt(cleared)).toBeUndefined()
})

test('a declined batch that another account has paid has arrived, and whom that one skipped may still be paid', () => {
  const skipped = [{ index: 1, recipient, amount: 1n } as const]
  const paid = { state: 'paidByOther' as const, paidBy: recipient, skipped } as const
  const records = [declined(first, paid), newRecord(second)]
  expect(readDeclinedRisk({ plan, records }).arrived).toEqual([0, 1, 2])
})
