import type { StoredRun } from '@saleyard/send/run/types.ts'
import { expect, test } from 'vitest'
import { needsApprovalFirst, needsPermission } from './run-facts.ts'

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
