import type { StoredRun } from '@saleyard/send/run/types.ts'
import { batches, record, skipped } from '@saleyard/send/testing/few-batches.ts'
import { describe, expect, test } from 'vitest'
import { countPaid, needsApprovalFirst, needsPermission, sumPaid } from './run-facts.ts'

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

describe('sumPaid', () => {
  test('sums the batches in a block, without what the skipped were to have', () => {
    const priced = batches.map((batch) => ({ ...batch, total: 10n ** 18n }))
    const one = record(1, { state: 'reconciled', skipped: [skipped(1, 1)] })
    expect(sumPaid(priced, [one, record(2, { state: 'cancelled' })])).toBe(8n * 10n ** 17n)
  })
})

describe('needsApprovalFirst', () => {
  type Plan = StoredRun['plan']
  const permit = { deadline: 1n, r: '0x', s: '0x', v: 27, value: 1n, gas: 1n } as const
  const permit2 = { amount: 1n, deadline: 1n, nonce: 1n, signature: '0x', gas: 1n } as const
  const run = (plan: Partial<Plan>, isHandedOver = false) =>
    ({ plan: { route: 'tokenPull', ...plan }, records: [{ isHandedOver }] }) as unknown as StoredRun

  test.each<[string, Partial<Plan>, boolean, boolean]>([
    ['without a choice', {}, true, true],
    ['exact', { approval: 'exact' }, true, true],
    ['unlimited', { approval: 'unlimited' }, true, true],
    ['a permit in the first batch', { approval: 'permit', permit }, true, false],
    ['bundles', { approval: 'calls' }, true, false],
    ['Permit2', { approval: 'permit2', permit2 }, false, false],
    ['coin', { route: 'native' }, false, false],
    ['a plain transfer', { route: 'plainToken' }, false, false],
  ])('%s: a permission of Multi Sender is needed, and asked for first', (_, plan, isNeeded, isFirst) => {
    expect(needsPermission(run(plan).plan)).toBe(isNeeded)
    expect(needsApprovalFirst(run(plan))).toBe(isFirst)
  })

  test('a run that a wallet has seen starts with sending', () => {
    expect(needsApprovalFirst(run({}, true))).toBe(false)
  })
})
