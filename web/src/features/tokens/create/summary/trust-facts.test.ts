import { expect, test } from 'vitest'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { trustFacts } from './fee-facts.ts'

const fee = (purpose: FeeField['purpose']): FeeField => ({ field: purpose, component: purpose, purpose })

test('default: a kind without fees has nothing to tell beside its powers', () => {
  expect(trustFacts([], {})).toEqual([])
})

test('behavior: every kind with fees tells of the exemption and of renouncing, then of what each fee brings', () => {
  expect(trustFacts([fee('reflection'), fee('liquidity'), fee('charity')], {})).toEqual([
    'exempt',
    'renounced',
    'liquidity',
  ])
})

test('behavior: marketing without a wallet of its own is the first owner’s for ever', () => {
  const fees = [fee('dividends'), fee('buyback'), fee('marketing')]
  expect(trustFacts(fees, {})).toEqual(['exempt', 'renounced', 'dividends', 'buyback', 'firstOwner'])
  expect(trustFacts(fees, { marketingWallet: '' })).not.toContain('firstOwner')
})
