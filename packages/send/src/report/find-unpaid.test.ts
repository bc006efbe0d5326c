import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, type BatchState, newRecord } from '@saleyard/send/run/batch-record.ts'
import { expect, test } from 'vitest'
import { findUnpaid } from './build-report.ts'

const recipients = ['a1', 'b2'].map((pair, index) => ({
  address: `0x${pair.repeat(20)}` as const,
  amount: BigInt(index + 1),
  lines: [index + 1],
}))
const [first, second] = recipients as [(typeof recipients)[0], (typeof recipients)[0]]
const plan = { batches: [{ id: 256n, number: 1, first: 0, count: 2 } as Batch], recipients }
const skipped = [{ index: 1, recipient: second.address, amount: second.amount }]
const find = (change: Partial<BatchRecord>) => findUnpaid(plan, [{ ...newRecord({ number: 1 }), ...change }])

// A record, so that a new state does not compile until it is listed here.
const expected: Record<BatchState, typeof recipients> = {
  queued: [],
  signing: [],
  sent: [],
  replaced: [],
  mined: [],
  reconciled: [second],
  failed: [],
  cancelling: [],
  cancelled: [first, second],
  stopped: [first, second],
  paidByOther: [second],
}

test.each(Object.entries(expected))(
  'of a batch that is %s only those are offered again whom this run can no longer pay',
  (state, unpaid) => {
    expect(find({ state: state as BatchState, skipped })).toEqual(unpaid)
  },
)

test('a batch that nobody has a record of offers nobody', () => {
  expect(findUnpaid(plan, [])).toEqual([])
})
