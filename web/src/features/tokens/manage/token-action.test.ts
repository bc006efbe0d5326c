import { expect, test } from 'vitest'
import { owner, taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { nextActionKey } from './token-action.ts'

const action = { chainId: 31_337, token: taxedToken.token, account: owner, name: 'offer:0x5' }
const keyOf = (count: number) => `console:31337:${taxedToken.token}:${owner}:offer:0x5:${count}`

const storeOf = (states: Partial<Record<string, TransactionState>>) => ({
  get: async (key: string) => (states[key] ? ({ key, state: states[key] } as ActivityRecord) : undefined),
})

test('an act that was never done is the first', async () => {
  expect(await nextActionKey(action, storeOf({}))).toBe(keyOf(1))
})

test.each(['submitted', 'replaced', 'uncertain', 'awaiting-signature', 'reverted', 'dropped', 'failed'] as const)(
  'an equal act that is %s is taken up, not begun beside it',
  async (state) => {
    expect(await nextActionKey(action, storeOf({ [keyOf(1)]: 'final', [keyOf(2)]: state }))).toBe(keyOf(2))
  },
)

test.each(['mined', 'final'] as const)(
  'after an equal act that is %s, the same again is another act',
  async (state) => {
    expect(await nextActionKey(action, storeOf({ [keyOf(1)]: state }))).toBe(keyOf(2))
  },
)

test('where the browser keeps nothing, there is a key all the same', async () => {
  expect(await nextActionKey(action, { get: () => Promise.reject(new Error('forbidden')) })).toBe(keyOf(1))
})
