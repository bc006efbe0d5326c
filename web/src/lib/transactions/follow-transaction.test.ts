import { type Address, getAddress, keccak256, type Transaction } from 'viem'
import { expect, test } from 'vitest'
import { classifyReplacement } from './follow-transaction.ts'

const [account, to, elsewhere] = ['aa', 'bb', 'cc'].map((pair): Address => `0x${pair.repeat(20)}`) as [
  Address,
  Address,
  Address,
]
const transaction = (fields: Partial<Transaction> = {}) =>
  ({ to, value: 5n, input: '0x1234', ...fields }) as Transaction
const sent = { to: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB', value: '5', inputHash: keccak256('0x1234') } as const
const classify = (fields?: Partial<Transaction>) => classifyReplacement(transaction(fields), { sent, account })

test('only what goes to the same place with the same money and bytes is the same act with another fee', () => {
  expect(classify()).toBeUndefined()
  expect(classify({ to: elsewhere })).toBe('nonceUsed')
  expect(classify({ value: 6n })).toBe('nonceUsed')
  expect(classify({ input: '0x1235' })).toBe('nonceUsed')
  expect(classifyReplacement(transaction(), { account }), 'of what nothing is known').toBe('nonceUsed')
})

test('nothing sent to oneself is a cancellation, and money sent to oneself is not', () => {
  expect(classify({ to: account, value: 0n, input: '0x' })).toBe('cancelled')
  expect(classify({ to: account, value: 1n, input: '0x' })).toBe('nonceUsed')
  expect(classify({ to: elsewhere, value: 0n, input: '0x' })).toBe('nonceUsed')
})

test('several calls as one, which a wallet sends to the account itself, are sped up and not cancelled', () => {
  const bundle = { to: getAddress(account), value: '0', inputHash: keccak256('0x1234') } as const
  const again = transaction({ to: account, value: 0n })
  expect(classifyReplacement(again, { sent: bundle, account })).toBeUndefined()
  expect(classifyReplacement({ ...again, input: '0x' }, { sent: bundle, account })).toBe('cancelled')
})
