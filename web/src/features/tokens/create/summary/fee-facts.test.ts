import { describe, expect, test } from 'vitest'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { parseBps, splitTransfer, trustFacts } from './fee-facts.ts'

describe('split of a transfer', () => {
  const split = (...texts: string[]) => splitTransfer(texts.map(parseBps))

  test('default: 1,000 tokens are shared to the tenth, and what is left is the recipient’s', () => {
    expect(split('6', '3', '2')).toEqual({
      whole: '1,000',
      recipient: '890',
      fees: ['60', '30', '20'],
      totalBps: 1100,
    })
    expect(split('0.01', '24.98')).toMatchObject({ recipient: '750.1', fees: ['0.1', '249.8'], totalBps: 2499 })
  })

  test('behavior: nothing typed is no fee, and all figures add up', () => {
    expect(split('', ' ')).toMatchObject({ recipient: '1,000', fees: ['0', '0'], totalBps: 0 })
  })

  test('behavior: of what cannot be read nothing is said, nor of the recipient', () => {
    for (const text of ['x', '-1', '1,5', '2.345', '1e1', '.5'])
      expect(split('6', text)).toEqual({
        whole: '1,000',
        recipient: undefined,
        fees: ['60', undefined],
        totalBps: undefined,
      })
  })

  test('behavior: fees above the whole leave nothing, never less than nothing', () => {
    expect(split('60', '60')).toMatchObject({ recipient: '0', totalBps: 12_000 })
  })

  test('parameters: percent of at most two decimals are read exactly', () => {
    expect(['25', '24.99', '0.1', '0.010', ' 7 ', ''].map(parseBps)).toEqual([2500, 2499, 10, 1, 700, 0])
  })
})

describe('permanent guarantees', () => {
  const fee = (purpose: FeeField['purpose']): FeeField => ({ field: purpose, component: purpose, purpose })

  test('default: a kind without fees has nothing to tell beside its powers', () => {
    expect(trustFacts([], {})).toEqual([])
  })

  test('behavior: every kind with fees tells of the exemption, of renouncing, and of the vault, then of what each fee brings', () => {
    expect(trustFacts([fee('reflection'), fee('liquidity'), fee('charity')], {})).toEqual([
      'exempt',
      'renounced',
      'pace',
      'keepers',
      'liquidity',
    ])
  })

  test('behavior: marketing without a wallet of its own is the first owner’s for ever', () => {
    const fees = [fee('dividends'), fee('buyback'), fee('marketing')]
    expect(trustFacts(fees, {})).toEqual([
      'exempt',
      'renounced',
      'pace',
      'keepers',
      'dividends',
      'buyback',
      'firstOwner',
    ])
    expect(trustFacts(fees, { marketingWallet: '' })).not.toContain('firstOwner')
  })
})
