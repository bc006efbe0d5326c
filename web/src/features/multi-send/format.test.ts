import { expect, test } from 'vitest'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { costText, formatCount } from './format.ts'
import { findWalletStatus } from './wallet-status.ts'

test('counts stand in groups of three', () => {
  expect(formatCount(43_575)).toBe('43\u202f575')
})

test('only costs are rounded', () => {
  expect(costText(123_456_789_012_345n, 'ETH')).toBe('0.0001235 ETH')
  expect(formatAmount(123_456_789_012_345n, 18, { grouped: true })).toBe(
    '0.000\u202f123\u202f456\u202f789\u202f012\u202f345',
  )
})

const here = {
  account: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
  chainId: 97,
  wanted: {},
  contract: 'expected',
} as const

test.each([
  ['disconnected', { account: undefined }],
  ['otherChain', { chainId: 1 }],
  ['otherChain', { wanted: { chainId: 56 } }],
  ['otherAccount', { wanted: { account: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } }],
  ['noContract', { contract: 'missing' }],
  ['foreignContract', { contract: 'foreign' }],
  ['ready', {}],
  ['ready', { wanted: { chainId: 97, account: here.account.toLowerCase() as `0x${string}` } }],
] as const)('a wallet is %s with %o', (status, change) => {
  expect(findWalletStatus({ ...here, isChainOffered: (id) => id === 97, ...change })).toBe(status)
})
