import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { describe, expect, test, vi } from 'vitest'
import { costOf, findMissing } from './make-plan.ts'
import { readGasCap } from './mode-choice.tsx'
import { explainBatches } from './plan-figures.tsx'

const batch = { id: 1n, number: 1, count: 10, gas: 100n, bytes: 50 } as Batch
const plan = { asset: { kind: 'erc20' }, batches: [batch, batch], total: 1_000n } as Plan
const coinPlan = { ...plan, asset: { kind: 'native' } } as Plan
const funds = { coin: 10_000n, asset: 1_000n, gasPrice: 3n, approvalGas: 40n }

describe('costOf and findMissing', () => {
  test('the cost is that of all batches and of the approvals still to be given', () => {
    expect(costOf(plan, funds)).toBe(720n)
  })

  test('exactly enough is enough', () => {
    expect(findMissing(plan, { ...funds, coin: 720n })).toBeUndefined()
    expect(findMissing(coinPlan, { ...funds, coin: 1_720n })).toBeUndefined()
  })

  test('one unit less is named', () => {
    expect(findMissing(plan, { ...funds, asset: 999n })).toEqual({
      kind: 'token',
      needed: 1_000n,
      balance: 999n,
      missing: 1n,
    })
    expect(findMissing(plan, { ...funds, coin: 719n })).toEqual({
      kind: 'coin',
      needed: 720n,
      balance: 719n,
      missing: 1n,
    })
  })

  test('amounts in coin and the network cost come from the same balance', () => {
    expect(findMissing(coinPlan, { ...funds, coin: 1_719n })).toMatchObject({
      kind: 'coin',
      needed: 1_720n,
      missing: 1n,
    })
  })
})

describe('explainBatches', () => {
  const limits = { gas: 1_000n, bytes: 1_000, reserveBps: 1000 }

  test('one batch needs no limit to explain it', () => {
    expect(explainBatches({ batches: [batch], limits })).toMatchObject({ why: 'One' })
  })

  test('the limit that is nearer is the one named', () => {
    const byGas = { ...batch, gas: 900n, bytes: 100 }
    const byBytes = { ...batch, gas: 100n, bytes: 900 }
    expect(explainBatches({ batches: [byGas, batch], limits })).toEqual({ why: 'Gas', limit: 1_000n, count: 10 })
    expect(explainBatches({ batches: [byBytes, batch], limits })).toEqual({ why: 'Bytes', limit: 1_000, count: 10 })
  })
})

describe('explainBatches with the limit of hardware wallets', () => {
  const byBytes = { ...batch, gas: 100n, bytes: 450 }
  const limits = { gas: 1_000n, bytes: 1_000, reserveBps: 1000, signedBytes: 450 }
  const explain = (change: Partial<typeof limits>) =>
    explainBatches({ batches: [byBytes, batch], limits: { ...limits, ...change } })

  test('the wallet is named where it allows less than the network after its reserve', () => {
    expect(explain({})).toEqual({ why: 'Wallet', limit: 450, count: 10 })
    expect(explain({ signedBytes: 900 })).toEqual({ why: 'Bytes', limit: 1_000, count: 10 })
    expect(explain({ signedBytes: 899 })).toEqual({ why: 'Wallet', limit: 899, count: 10 })
    expect(explain({ gas: 110n })).toEqual({ why: 'Gas', limit: 110n, count: 10 })
  })
})

describe('readGasCap', () => {
  test.each([
    ['100000', 100_000n],
    [' 100 000 ', 100_000n],
    ['2300', 2_300n],
    ['5000000', 5_000_000n],
    ['2299', undefined],
    ['5000001', undefined],
    ['1e5', undefined],
    ['-5', undefined],
    ['100.5', undefined],
    ['', undefined],
    ['100,000', 100_000n],
    ['5,000,000', 5_000_000n],
    ['100,00', undefined],
    ['1000,000', undefined],
    ['50.000', undefined],
  ])('%s is %s', (text, gas) => {
    expect(readGasCap(text)).toBe(gas)
  })

  test.each([
    ['de', '50.000', 50_000n],
    ['de', '50,000', undefined],
    ['fr', '50\u202f000', 50_000n],
    ['fr', '50.000', undefined],
    ['fr', '50,000', undefined],
  ])('in %s, which groups in its own way, %s is %s', (lang, text, gas) => {
    vi.stubGlobal('document', { documentElement: { lang } })
    expect(readGasCap(text)).toBe(gas)
    vi.unstubAllGlobals()
  })
})
