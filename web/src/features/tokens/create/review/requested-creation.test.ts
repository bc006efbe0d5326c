import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import { findRequestedCreation } from './requested-creation.ts'

const account: Address = '0x1111111111111111111111111111111111111111'
const { standard, baby } = kinds
const intent = { to: standard.factory.address, value: 0n, data: '0x12' } as const
const record = (said: Partial<ActivityRecord>): ActivityRecord => ({
  key: 'draft',
  kind: 'createToken',
  chainId: 97,
  account,
  state: 'uncertain',
  summary: '',
  createdAt: 1,
  updatedAt: 1,
  asked: toRequestedCall(intent),
  ...said,
})

test('default: the same terms at the same factory are the same act', () => {
  expect(findRequestedCreation(record({}), intent)).toBeUndefined()
})

test('behavior: other terms count while something may come of them', () => {
  const asked = toRequestedCall({ ...intent, data: '0x13' })
  expect(findRequestedCreation(record({ asked }), intent)).toBe('other')
  expect(findRequestedCreation(record({ asked, state: 'reverted' }), intent)).toBeUndefined()
})

test('behavior: another kind counts also after its transaction vanished', () => {
  const asked = toRequestedCall({ ...intent, to: baby.factory.address })
  expect(findRequestedCreation(record({ asked }), intent)).toBe('baby')
  expect(findRequestedCreation(record({ asked, state: 'dropped', dropReason: 'vanished' }), intent)).toBe('baby')
  expect(findRequestedCreation(record({ asked, state: 'dropped', dropReason: 'cancelled' }), intent)).toBeUndefined()
})

test('behavior: a record that does not tell what was asked for is not taken for the same', () => {
  const said = { asked: undefined }
  expect(findRequestedCreation(record(said), intent)).toBe('other')
  expect(findRequestedCreation(record({ ...said, state: 'dropped', dropReason: 'vanished' }), intent)).toBe('other')
  expect(findRequestedCreation(record({ ...said, state: 'failed' }), intent)).toBeUndefined()
})
