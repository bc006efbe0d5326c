import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { findRisks, splitLiquidity } from './read-liquidity.ts'

const dead = '0x000000000000000000000000000000000000dEaD'
const firstOwner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const lock = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const holdings = [
  { holder: zeroAddress, units: 1_000n },
  { holder: dead, units: 4_000n },
  { holder: lock, units: 20_000n },
  { holder: firstOwner, units: 30_000n },
] as const

describe('splitLiquidity', () => {
  const split = { supply: 100_000n, holdings, firstOwner, lockedHolders: [lock] } as const

  test.each([
    ['a lock that is known keeps', {}, { burnt: 5_000n, locked: 20_000n, free: 75_000n, firstOwner: 30_000n }],
    ['a lock that is not known is free', { lockedHolders: [] }, { locked: 0n, free: 95_000n }],
    [
      'a lock counts once, however it is written',
      { lockedHolders: [lock, lock.toLowerCase() as Address] },
      { locked: 20_000n },
    ],
    ['what a lock would release now is free', { releasable: 5_000n }, { locked: 15_000n, free: 80_000n }],
    ['what is burnt is not locked as well', { lockedHolders: [dead] }, { burnt: 5_000n, locked: 0n, free: 95_000n }],
    [
      'a first owner that is a lock keeps',
      { firstOwner: lock },
      { locked: 20_000n, free: 75_000n, firstOwner: 20_000n },
    ],
    ['a pair without liquidity', { supply: 0n, holdings: [] }, { burnt: 0n, locked: 0n, free: 0n, firstOwner: 0n }],
  ] as const)('behavior: %s', (_, change, parts) => {
    expect(splitLiquidity({ ...split, ...change })).toMatchObject(parts)
  })
})

describe('findRisks', () => {
  const fees = { taxFeeBps: 200, liquidityFeeBps: 0, charityBps: 0 }
  const liquidity = { supply: 100n, burnt: 40n, locked: 60n, free: 0n, firstOwner: 0n }
  const find = (
    change: { kind?: KindId; fees?: Record<string, number>; isFirstOwnerContract?: boolean },
    parts: Partial<typeof liquidity> = {},
  ) =>
    findRisks(
      { kind: change.kind ?? 'liquidityGenerator', taxed: { fees: change.fees ?? fees } },
      { isFirstOwnerContract: change.isFirstOwnerContract ?? false, liquidity: { ...liquidity, ...parts } },
    )

  test('behavior: liquidity that stays, and a first owner with a key, are no risk', () => {
    expect(find({})).toEqual([])
  })

  test('behavior: a contract as first owner is one while there are fees', () => {
    expect(find({ isFirstOwnerContract: true })).toEqual(['firstOwnerContract'])
    expect(find({ isFirstOwnerContract: true, fees: {} })).toEqual([])
  })

  test('behavior: liquidity that can be taken out is one, by the first owner doubly where a fee is reflected', () => {
    expect(find({}, { locked: 59n, free: 1n })).toEqual(['liquidityFree'])
    expect(find({}, { locked: 0n, free: 60n, firstOwner: 60n })).toEqual(['liquidityFree', 'liquidityReflects'])
    expect(find({ fees: {} }, { locked: 0n, free: 60n, firstOwner: 60n })).toEqual(['liquidityFree'])
    expect(find({ kind: 'baby', fees: { tokenRewardFeeBps: 100 } }, { free: 60n, firstOwner: 60n })).toEqual([
      'liquidityFree',
    ])
  })
})
