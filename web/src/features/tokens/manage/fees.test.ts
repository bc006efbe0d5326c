import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { isPayeeFee, maxPayeeFee } from './fees.ts'

describe('isPayeeFee', () => {
  test.each([
    ['standard', []],
    ['liquidityGenerator', ['charityBps']],
    ['baby', ['marketingFeeBps']],
    ['buybackBaby', ['marketingFeeBps']],
  ] as const)('behavior: a %s token pays %j to its payee', (kind, payees) => {
    const fields: readonly FeeField[] = kinds[kind].feeFields
    expect(fields.filter(isPayeeFee).map(({ component }) => component)).toEqual(payees)
  })
})

describe('maxPayeeFee', () => {
  const now = { marketingFeeBps: 200, liquidityFeeBps: 100, tokenRewardFeeBps: 300 }

  test.each([
    ['the others stay', { liquidityFeeBps: 100, tokenRewardFeeBps: 300 }, 200],
    ['the others are halved', { liquidityFeeBps: 50, tokenRewardFeeBps: 150 }, 100],
    ['the others are lowered unevenly', { liquidityFeeBps: 100, tokenRewardFeeBps: 101 }, 100],
    ['the others end', { liquidityFeeBps: 0, tokenRewardFeeBps: 0 }, 0],
  ])('behavior: %s', (_, lowered, most) => {
    expect(maxPayeeFee(now, { ...now, ...lowered }, 'marketingFeeBps')).toBe(most)
  })

  test('behavior: a payee that has all fees keeps all, and one that has none gets none', () => {
    expect(maxPayeeFee({ charityBps: 200, taxFeeBps: 0 }, { charityBps: 150, taxFeeBps: 0 }, 'charityBps')).toBe(200)
    expect(maxPayeeFee({ charityBps: 0, taxFeeBps: 200 }, { charityBps: 0, taxFeeBps: 100 }, 'charityBps')).toBe(0)
  })

  test('behavior: the contract accepts exactly the fees up to it', () => {
    const bps = fc.bigInt(0n, 2_500n)
    fc.assert(
      fc.property(bps, bps, bps, bps, bps, bps, (payoutNow, oneNow, otherNow, payout, one, other) => {
        fc.pre(payout <= payoutNow && one <= oneNow && other <= otherNow)
        const sumNow = payoutNow + oneNow + otherNow
        const isAccepted = payout * sumNow <= payoutNow * (payout + one + other)
        const fees = (values: bigint[]) => Object.fromEntries(values.map((value, at) => [at, Number(value)]))
        const most = maxPayeeFee(fees([payoutNow, oneNow, otherNow]), fees([payout, one, other]), '0')
        expect(payout <= BigInt(most)).toBe(isAccepted)
      }),
      { numRuns: 2_000 },
    )
  })
})
