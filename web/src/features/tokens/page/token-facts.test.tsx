import { screen } from '@testing-library/react'
import { bscTestnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { SaleyardToken, TaxedFacts } from '@/features/tokens/kinds/saleyard-token.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { TokenFacts } from './token-facts.tsx'

const words = en.tokenPage.facts
const addressOf = (pair: string) => `0x${pair.repeat(20)}` as const
const token: SaleyardToken = {
  kind: 'standard',
  chainId: bscTestnet.id,
  token: addressOf('70'),
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 0,
  totalSupply: 21_000n,
}
const taxed = {
  firstOwner: addressOf('a1'),
  owner: addressOf('b2'),
  vault: addressOf('c3'),
  pair: addressOf('d4'),
  router: addressOf('e5'),
} as TaxedFacts

const show = (change: Partial<TaxedFacts> = {}) =>
  renderPage(<TokenFacts token={{ ...token, kind: 'baby', taxed: { ...taxed, ...change } }} account={undefined} />)
const rowOf = (name: string) => screen.getByText(name).closest('div')
const linkIn = (name: string) => rowOf(name)?.querySelector('a')?.href.toLowerCase()

test('a token with fees names who created it, who owns it and its vault, each with a way to look', async () => {
  await show()
  expect(linkIn(words.firstOwner)).toContain(taxed.firstOwner)
  expect(linkIn(words.owner)).toContain(taxed.owner)
  expect(linkIn(words.vault)).toContain(taxed.vault)
  expect(screen.queryByText(words.pendingOwner)).toBeNull()
})

test('one that is being handed over names to whom', async () => {
  await show({ pendingOwner: addressOf('f6') })
  expect(linkIn(words.pendingOwner)).toContain(addressOf('f6'))
})

test('one whose owner has renounced says so, and names none', async () => {
  await show({ owner: undefined })
  expect(rowOf(words.owner)?.textContent).toContain(words.renounced)
  expect(linkIn(words.owner)).toBeUndefined()
})

test('a token without fees has no owner and no vault to name', async () => {
  await renderPage(<TokenFacts token={token} account={undefined} />)
  expect(rowOf(en.createToken.fields.totalSupply)?.textContent).toMatch(/21\u202f000 HRB/)
  for (const name of [words.firstOwner, words.owner, words.vault]) expect(screen.queryByText(name)).toBeNull()
})
