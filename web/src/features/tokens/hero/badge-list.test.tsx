import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { custom, encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readLiquidity } from '@/features/tokens/page/read-liquidity.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { day, lockStepsIn } from '@/features/tokens/testing/lock-steps.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import en from '@/locales/en.json'
import { TokenHero } from './token-hero.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const { badges, hero } = en.tokenPage
const dead = '0x000000000000000000000000000000000000dEaD'
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let token: SaleyardToken

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  token = await fixture.create('liquidityGenerator')
}, 60_000)
afterAll(() => fixture?.chain.stop())

/** Moves a part of the first owner's liquidity, or all of it. */
async function moveLiquidity(to: typeof dead, part = 1n) {
  const { market, holdings } = await fixture.market(token, fixture.firstOwner)
  const args = [to, holdings.liquidity / part] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await fixture.send({ account: fixture.firstOwner, to: market.pair as typeof dead, data })
}

const show = (shown: SaleyardToken = token) =>
  renderPage(
    <TokenHero token={shown} history={undefined} readAt={Date.now()} isFailed={false}>
      <p>Links</p>
    </TokenHero>,
    fixture.config,
  )
const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), text)

const label = (id: keyof typeof badges, values: Record<string, string> = {}) => fill(badges[id].label, values)
/** The badges once the chain has answered, each with its tone. */
async function badgesOf() {
  const list = screen.getByRole('list', { name: hero.badges })
  await waitFor(() => expect(list.querySelector('.skeleton')).toBeNull())
  return within(list)
    .getAllByRole('listitem')
    .map((item) => [item.dataset.tone, item.textContent?.replace(`${hero.beware} `, '')])
}
/** Presses a badge; returns what the page then says, or nothing. */
async function press(name: string) {
  const button = screen.getByRole('button', { name: (words) => words.endsWith(name) })
  await userEvent.click(button)
  return document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent
}
const always = [
  ['proven', label('supply')],
  ['proven', label('feesFall', { percent: '6.25' })],
  ['plain', label('owned')],
  ['proven', label('routerKnown', { name: 'Panacakeswap' })],
]
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('before there is liquidity the page says so, and has no figure', async () => {
  await show()
  expect(await badgesOf()).toEqual([...always, ['plain', label('noPool')]])
  expect(figure(hero.price)).toBe('—')
  expect(screen.getAllByText(hero.none.noPool).length).toBeGreaterThan(1)
})

test('liquidity of the first owner can be taken out, and earns of others; each badge says how it is known', async () => {
  await fixture.approveAndSend(token, fixture.firstOwner, await termsIn(fixture).seed(token))
  await show()
  expect(await badgesOf()).toEqual([
    ...always,
    ['warning', label('free', { percent: '100' })],
    ['warning', label('liquidityReflects')],
  ])
  expect(await press(label('free', { percent: '100' }))).toBe(fill(badges.free.how, { percent: '100', kept: '0' }))
  expect(await press(label('liquidityReflects'))).toBe(fill(badges.liquidityReflects.how, { percent: '100' }))
  expect(await press(label('liquidityReflects'))).toBe('')
})

test('the figures are those of the reserves, short, and exact on hover', async () => {
  const { market } = await fixture.market(token, fixture.firstOwner)
  await show()
  await badgesOf()
  const exact = formatAmount((market.reserveCoin * token.totalSupply) / market.reserveToken, 18, { grouped: true })
  screen.getByTitle(`${exact} ETH`)
  expect(screen.getByText(en.liquidity.title, { selector: 'dt' }).parentElement?.textContent).toContain('ETH ')
  screen.getByTitle(`${formatAmount(market.reserveCoin * 2n, 18, { grouped: true })} ETH`)
  expect(figure(hero.holders)).toBe('—')
  for (const link of screen.getAllByRole('link', { name: hero.count }))
    expect(link.getAttribute('href')).toBe('#history')
})

test('a part in a lock is told with its date, until the lock opens', async () => {
  const snapshot = await fixture.client.snapshot()
  const pair = token.taxed?.pair ?? zeroAddress
  const { holdings } = await fixture.market(token, fixture.firstOwner)
  const steps = lockStepsIn(fixture)
  const own = { beneficiary: fixture.firstOwner, token: pair, amount: holdings.liquidity / 2n }
  const { timestamp } = await fixture.client.getBlock()
  await steps.lock({ ...own, startIn: 30 * day })
  const { unmount } = await show()
  const shown = await badgesOf()
  expect(shown).toContainEqual(['warning', label('free', { percent: '50' })])
  const [, locked = ''] = shown.find(([, words]) => words?.startsWith(label('locked').split('{{')[0] ?? '')) ?? []
  expect(locked).toBe(label('locked', { percent: '50' }))
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Number(timestamp + 30n * 86_400n) * 1_000)
  expect(await press(locked)).toContain(date)
  unmount()

  await steps.advanceTime(31 * day)
  await show()
  expect(await badgesOf()).toContainEqual(['warning', label('free', { percent: '100' })])
  expect(screen.queryByText(label('locked').split('{{')[0] ?? '', { exact: false })).toBeNull()
  await fixture.client.revert({ id: snapshot })
})

test('a part at the dead address is told, and as soon as all is there nothing is free', async () => {
  await moveLiquidity(dead, 4n)
  const { unmount } = await show()
  expect(await badgesOf()).toContainEqual(['warning', label('free', { percent: '75' })])
  unmount()

  await moveLiquidity(dead)
  const pair = token.taxed?.pair ?? zeroAddress
  const { supply, burnt } = await readLiquidity(fixture.config, { ...token, pair, firstOwner: fixture.firstOwner })
  // The first thousand units are at the zero address.
  expect(burnt).toBe(supply)
  await show()
  expect(await badgesOf()).toEqual([...always, ['proven', label('burnt', { percent: '100' })]])
})

test('a contract as first owner is named, an account that delegates to one is not', async () => {
  const address = fixture.firstOwner
  await fixture.client.setCode({ address, bytecode: `0xef0100${'11'.repeat(20)}` })
  const { unmount } = await show()
  expect(await badgesOf()).not.toContainEqual(['warning', label('firstOwnerContract')])
  unmount()

  await fixture.client.setCode({ address, bytecode: '0x00' })
  await show()
  expect(await badgesOf()).toContainEqual(['warning', label('firstOwnerContract')])
  await fixture.client.setCode({ address, bytecode: '0x' })
})

test.each([
  ['another router', { router: '0x3333333333333333333333333333333333333333' }],
  ['another pair than the exchange names', { pair: '0x2222222222222222222222222222222222222222' }],
] as const)('with %s nothing that its pair says is shown as proven', async (_, change) => {
  const taxed = { ...(token.taxed as NonNullable<SaleyardToken['taxed']>), ...change }
  await show({ ...token, taxed })
  expect(await badgesOf()).toEqual([
    ...always.slice(0, 3),
    ['warning', label('routerUnknown')],
    ['warning', label('liquidityUnproven')],
  ])
  expect(figure(hero.price)).toBe('—')
  expect(screen.getAllByText(hero.none.unknown, { selector: 'dd span' })).toHaveLength(3)
})

test('what cannot be read is said, with a way to try again, and what the token itself says stays', async () => {
  await renderPage(
    <TokenHero token={token} history={undefined} readAt={Date.now()} isFailed={false}>
      <p>Links</p>
    </TokenHero>,
    failing(),
  )
  await screen.findByText(en.tokenPage.trust.unreadable, { exact: false })
  screen.getByRole('button', { name: en.common.tryAgain })
  expect(await badgesOf()).toEqual([...always.slice(0, 3), ['plain', label('unread')]])
  expect(screen.getAllByText(hero.none.unread)).toHaveLength(3)
})

/** A config of the local chain whose node does not answer. */
function failing() {
  const request = () => Promise.reject(new Error('down'))
  return createConfig({
    chains: [foundry],
    transports: { [foundry.id]: custom({ request }, { retryCount: 0 }) },
    batch: { multicall: false },
    storage: null,
  })
}
