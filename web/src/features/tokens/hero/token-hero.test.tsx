import { fireEvent, screen } from '@testing-library/react'
import { bscTestnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import en from '@/locales/en.json'
import { TokenHero } from './token-hero.tsx'

const { hero } = en.tokenPage
const token: SaleyardToken = {
  kind: 'standard',
  chainId: bscTestnet.id,
  token: '0x7070707070707070707070707070707070707070',
  name: '\u202eHarbour\u202c',
  symbol: 'HRB',
  decimals: 18,
  totalSupply: 10n ** 21n,
}
const start = 1_700_000_000
const candle = (time: number, quote: bigint) => ({ time, close: { base: 10n, quote } })
const history = {
  block: { number: 4_000n, timestamp: BigInt(start + 90_000) },
  holders: { count: 44_102, top: [] },
  market: { hours: [candle(start, 100n), candle(start + 86_400, 112n)] },
} as unknown as TokenHistory

const show = (change: Partial<SaleyardToken> = {}, loaded?: TokenHistory) =>
  renderPage(
    <TokenHero token={{ ...token, ...change }} history={loaded} readAt={Date.now()} isFailed={false}>
      <p>Links</p>
    </TokenHero>,
  )
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent

test('holders and the change within a day come from the history, once it was loaded', async () => {
  const { unmount } = await show()
  expect(figure(hero.holders)).toBe(`${hero.holders}—${hero.count}`)
  expect(figure(hero.change)).toBe(`${hero.change}—${hero.count}`)
  unmount()

  const asOf = hero.asOf.replace('{{block}}', '4000')
  await show({}, history)
  expect(figure(hero.holders)).toMatch(new RegExp(`44\\D?102${asOf}$`))
  expect(figure(hero.change)).toBe(`${hero.change}+12%${asOf}`)
})

test('a history that does not fit the chain, or is younger than a day, gives no figure', async () => {
  await show({}, { ...history, holders: undefined, market: { hours: [candle(start + 86_400, 1n)] } } as never)
  expect(figure(hero.holders)).toContain('—')
  expect(figure(hero.change)).toBe(`${hero.change}—${hero.tooYoung}`)
})

test('the name has no marks that turn the page, and the address is whole', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour (HRB)')
  expect(document.title).not.toMatch(/[\u202a-\u202e]/)
  expect(document.body.textContent).toContain(token.token)
})

test('the logo of the contract is shown; one that is no picture gives way to the picture of the address', async () => {
  await show({ contractURI: 'data:image/png;base64,iVBORw0KGgo=' })
  const logo = screen.getByRole('img', { name: hero.logo })
  expect(logo.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
  fireEvent.error(logo)
  expect(screen.queryByRole('img', { name: hero.logo })).toBeNull()
  expect(document.querySelector('header svg rect')).not.toBeNull()
})
