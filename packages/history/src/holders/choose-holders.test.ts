import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { type AccountKinds, chooseHolders, type HolderRules } from './choose-holders.ts'
import { packRules, unpackRules } from './provenance.ts'
import type { Holder } from './read-holders.ts'

const account = (byte: string): Address => `0x${byte.repeat(20)}`
const [alice, bob, carol, safe, pool] = ['a1', 'b2', 'c3', 'd4', 'e5'].map(account) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const zero = account('00')
const dead: Address = `0x${'0'.repeat(36)}dead`
const kinds: AccountKinds = { contracts: new Set([safe, pool]), pools: new Set([pool]) }
const everybody: HolderRules = {
  atLeast: 0n,
  split: { kind: 'same', amount: 1n },
  withoutContracts: false,
  withoutPools: false,
  withoutBurnt: false,
  without: [],
}
const holders: Holder[] = Object.entries({
  [bob]: 20n,
  [alice]: 20n,
  [carol]: 5n,
  [safe]: 30n,
  [pool]: 40n,
  [dead]: 9n,
  [zero]: 1n,
}).map(([address, balance]) => ({ account: address as Address, balance }))

const choose = (rules: Partial<HolderRules>, all = holders) => chooseHolders(all, kinds, { ...everybody, ...rules })

test('The largest comes first, equal ones by address, in whichever order they are given', () => {
  const order = [pool, safe, alice, bob, dead, carol, zero]
  expect(choose({}).recipients.map(({ address }) => address)).toEqual(order)
  expect(choose({}, holders.toReversed())).toEqual(choose({}))
})

test.each<[Partial<HolderRules>, Record<Address, string>]>([
  [{ atLeast: 6n }, { [carol]: 'belowLeast', [zero]: 'belowLeast' }],
  [{ withoutBurnt: true }, { [dead]: 'burnt', [zero]: 'burnt' }],
  [{ withoutPools: true }, { [pool]: 'pool' }],
  [{ withoutContracts: true }, { [pool]: 'contract', [safe]: 'contract' }],
  [
    { withoutContracts: true, withoutPools: true },
    { [pool]: 'pool', [safe]: 'contract' },
  ],
  [{ without: [alice.toUpperCase().replace('0X', '0x') as Address] }, { [alice]: 'listed' }],
])('By %o these are left out: %o', (rules, expected) => {
  const { leftOut, recipients } = choose(rules)
  expect(Object.fromEntries(leftOut.map(({ address, reason }) => [address, reason]))).toEqual(expected)
  expect(recipients.length + leftOut.length).toBe(holders.length)
})

test('The same for each', () => {
  const { recipients, total } = choose({ split: { kind: 'same', amount: 7n }, atLeast: 20n })
  expect(recipients).toEqual([pool, safe, alice, bob].map((address) => ({ address, amount: 7n })))
  expect(total).toBe(28n)
})

test('In proportion all is given away: what rounding leaves goes to the largest remainders', () => {
  // 100 of 45: 44.4, 44.4 and 11.1.
  const { recipients, total } = choose({ split: { kind: 'proportion', total: 100n } }, holders.slice(0, 3))
  expect(recipients).toEqual([
    { address: alice, amount: 45n },
    { address: bob, amount: 44n },
    { address: carol, amount: 11n },
  ])
  expect(total).toBe(100n)
})

test('In proportion of less than there are holders some get nothing, and are named', () => {
  const { recipients, leftOut, total } = choose({ split: { kind: 'proportion', total: 2n } }, holders.slice(0, 3))
  expect(recipients).toEqual([
    { address: alice, amount: 1n },
    { address: bob, amount: 1n },
  ])
  expect(leftOut).toEqual([{ address: carol, balance: 5n, reason: 'amountZero' }])
  expect(total).toBe(2n)
})

test('In proportion the sum is exact for any numbers', () => {
  for (let seed = 1n; seed < 200n; seed++) {
    const all = Array.from({ length: 50 }, (_, index): Holder => {
      const balance = (seed ** BigInt((index % 19) + 1) * 7_919n) % 1_000_003n
      return { account: account((index + 16).toString(16)), balance }
    })
    const wanted = seed * 10n ** 18n + 1n
    const { total, recipients } = choose({ split: { kind: 'proportion', total: wanted } }, all)
    expect(total).toBe(wanted)
    expect(recipients.every(({ amount }) => amount > 0n)).toBe(true)
  }
})

test('By id each unit of an id counts', () => {
  const all: Holder[] = [
    {
      account: alice,
      balance: 3n,
      ids: [
        { id: 1n, amount: 2n },
        { id: 2n, amount: 1n },
      ],
    },
    { account: bob, balance: 1n, ids: [{ id: 9n, amount: 1n }] },
  ]
  const { recipients } = choose({ split: { kind: 'byId', amounts: { 1: 10n, 2: 5n }, other: 1n } }, all)
  expect(recipients).toEqual([
    { address: alice, amount: 25n },
    { address: bob, amount: 1n },
  ])
  const { leftOut } = choose({ split: { kind: 'byId', amounts: { 1: 10n }, other: 0n } }, all)
  expect(leftOut).toEqual([{ address: bob, balance: 1n, reason: 'amountZero' }])
})

test('Rules that choose no account are no list', () => {
  expect(() => choose({ atLeast: 100n })).toThrow('The rules choose no account')
  expect(() => choose({}, [])).toThrow('The rules choose no account')
  expect(() => choose({ split: { kind: 'proportion', total: 0n } })).toThrow('The rules choose no account')
})

test.each<HolderRules['split']>([
  { kind: 'same', amount: 2n ** 200n },
  { kind: 'proportion', total: 2n ** 200n },
  { kind: 'byId', amounts: { [String(2n ** 200n)]: 3n }, other: 4n },
])('Rules survive as JSON: %o', (split) => {
  const rules = { ...everybody, split, atLeast: 2n ** 100n, withoutPools: true }
  expect(unpackRules(JSON.parse(JSON.stringify(packRules(rules))))).toEqual(rules)
})
