import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { findRequestedCreation } from '@/features/tokens/create/review/requested-creation.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import { findCreationRecord } from './creation-record.ts'

describe('creation of a token', () => {
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
})

describe('requested creation', () => {
  const account: Address = '0x1111111111111111111111111111111111111111'
  const { standard, baby } = kinds
  const intent = { to: standard.factory.address, value: 0n, data: '0x12' } as const
  const record = (fields: Partial<ActivityRecord>): ActivityRecord => ({
    key: 'draft',
    kind: 'createToken',
    chainId: 97,
    account,
    state: 'uncertain',
    summary: '',
    createdAt: 1,
    updatedAt: 1,
    asked: toRequestedCall(intent),
    ...fields,
  })

  test('default: the same terms at the same factory are the same act', () => {
    expect(findRequestedCreation(record({}), intent)).toBeUndefined()
  })

  test('behavior: other terms count while something may come of them', () => {
    const requestedCall = toRequestedCall({ ...intent, data: '0x13' })
    expect(findRequestedCreation(record({ asked: requestedCall }), intent)).toBe('other')
    expect(findRequestedCreation(record({ asked: requestedCall, state: 'reverted' }), intent)).toBeUndefined()
  })

  test('behavior: another kind counts also after its transaction vanished', () => {
    const requestedCall = toRequestedCall({ ...intent, to: baby.factory.address })
    expect(findRequestedCreation(record({ asked: requestedCall }), intent)).toBe('baby')
    expect(
      findRequestedCreation(record({ asked: requestedCall, state: 'dropped', dropReason: 'vanished' }), intent),
    ).toBe('baby')
    expect(
      findRequestedCreation(record({ asked: requestedCall, state: 'dropped', dropReason: 'cancelled' }), intent),
    ).toBeUndefined()
  })

  test('behavior: a record that does not tell what was asked for is not taken for the same', () => {
    const fields = { asked: undefined }
    expect(findRequestedCreation(record(fields), intent)).toBe('other')
    expect(findRequestedCreation(record({ ...fields, state: 'dropped', dropReason: 'vanished' }), intent)).toBe('other')
    expect(findRequestedCreation(record({ ...fields, state: 'failed' }), intent)).toBeUndefined()
  })
})
