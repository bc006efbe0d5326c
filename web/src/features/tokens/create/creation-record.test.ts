import { expect, test } from 'vitest'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import { findCreationRecord } from './creation-record.ts'

const record: ActivityRecord = {
  key: 'create:1',
  kind: 'createToken',
  chainId: 31337,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  state: 'final',
  summary: 'Creates the token Harbour',
  createdAt: 1,
  updatedAt: 1,
}

test('a token is not said to come from a second transaction that failed', () => {
  expect(findCreationRecord(record)).toBe(record)
  for (const state of ['reverted', 'dropped', 'failed', 'awaiting-signature'] as const)
    expect(findCreationRecord({ ...record, state }), state).toBeUndefined()
  expect(findCreationRecord(undefined)).toBeUndefined()
})
