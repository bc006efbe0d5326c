import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDraft } from '@/features/multi-send/multi-send-state.ts'
import { newPrice } from '@/features/multi-send/source/testing/holders-source.ts'
import type { Asset } from './use-asset.ts'
import { useReadOptions } from './use-recipient-list.ts'

const asset = {
  ...{ title: 'BNB', symbol: 'BNB', decimals: 18 },
  chain: { id: 56, name: 'BNB Chain', symbol: 'BNB', shortName: 'bnb' },
} as unknown as Asset

test('amounts in dollars are read at the frozen price, and not at all where it is the price of another network', () => {
  const price = { ...newPrice(), chainId: 56 }
  const optionsAt = (chainId: number) =>
    renderHook(() => useReadOptions({ ...emptyDraft, price: { ...price, chainId } }, asset)).result.current
  expect(optionsAt(56)).toMatchObject({ mode: { kind: 'each' }, price })
  expect(optionsAt(97)).toBeUndefined()
})

test('amounts in dollars whose price is yet to be read are no amounts of the coin', () => {
  const draft = { ...emptyDraft, amountKind: 'same', amountText: '5' } as const
  const options = (more: object) => renderHook(() => useReadOptions({ ...draft, ...more }, asset)).result.current
  expect(options({ isPriceMissing: true })).toBeUndefined()
  expect(options({})).toMatchObject({ mode: { kind: 'same', amount: 5n * 10n ** 18n } })
})
