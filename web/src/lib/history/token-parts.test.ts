import { deadAccount } from '@saleyard/history/folds/fold.ts'
import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { type KnownAccounts, nameHolder, rankHoldings, splitSupply, sumLiquidityKept } from './token-parts.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [pair, vault, firstOwner, lock, vesting, alice, wallet] = ['1', '2', '3', '4', '5', '6', '7'].map(address) as [
  Address,
  ...Address[],
] &
  Record<number, Address>

const known: KnownAccounts = {
  pair,
  vault,
  firstOwner,
  contracts: new Set([pair, vault, lock, vesting, wallet] as string[]),
  locks: new Map([
    [lock as string, { kept: 30n, isVesting: false }],
    [vesting as string, { kept: 15n, isVesting: true }],
  ]),
}
const holdings = [
  [pair, 100n],
  [vault, 5n],
  [deadAccount, 7n],
  [firstOwner, 50n],
  [lock, 40n],
  [vesting, 20n],
  [alice, 8n],
  [wallet, 1n],
].map(([account, amount]) => ({ account: account as Address, amount: amount as bigint }))

test('each part of the supply is where it is, and together they are all of it', () => {
  const parts = splitSupply({ ...known, total: 240n, holdings, liquidity: { kept: 3n, all: 4n } })
  expect(parts).toEqual([
    { part: 'poolKept', units: 75n },
    { part: 'poolFree', units: 25n },
    { part: 'locked', units: 30n },
    { part: 'vesting', units: 15n },
    { part: 'vault', units: 5n },
    { part: 'burnt', units: 7n },
    { part: 'firstOwner', units: 50n },
    // What locks would release now, holders without a name, and nine units that rounding hides.
    { part: 'others', units: 33n },
  ])
})

test('a pool without known liquidity can be taken out, and parts of nothing are left out', () => {
  const parts = splitSupply({ ...known, total: 100n, holdings: holdings.slice(0, 1), liquidity: { kept: 0n, all: 0n } })
  expect(parts).toEqual([{ part: 'poolFree', units: 100n }])
})

test('liquidity is kept at burn addresses and in locks, less what they would release', () => {
  const all = [
    { account: deadAccount, amount: 10n },
    { account: lock as Address, amount: 40n },
    { account: alice as Address, amount: 30n },
  ]
  // 20 more are at the zero address.
  expect(sumLiquidityKept(100n, all, known.locks)).toEqual({ kept: 60n, all: 100n })
})

test.each([
  ['the pool', pair, ['pool']],
  ['the vault', vault, ['vault']],
  ['the burn address', deadAccount, ['burnt']],
  ['a lock', lock, ['lock']],
  ['the first owner', firstOwner, ['firstOwner']],
  ['another contract', wallet, ['contract']],
  ['a person', alice, []],
] as const)('%s is named', (_, account, marks) => {
  expect(nameHolder({ account: account as Address, amount: 1n }, known)).toEqual({
    account: getAddress(account as Address),
    units: 1n,
    marks,
  })
})

test('the largest come first, of the same amount by address', () => {
  const ranked = rankHoldings([
    { account: address('2'), amount: 1n },
    { account: address('1'), amount: 1n },
    { account: address('3'), amount: 2n },
  ])
  expect(ranked.map(({ account }) => account)).toEqual([address('3'), address('1'), address('2')])
})
