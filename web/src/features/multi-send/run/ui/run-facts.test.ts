import { batches, record, skipped } from '@saleyard/send/testing/few-batches.ts'
import { describe, expect, test } from 'vitest'
import { countPaid } from './run-facts.ts'

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
