import { expect, test } from 'vitest'
import { findWalletStatus } from './wallet-status.ts'

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
