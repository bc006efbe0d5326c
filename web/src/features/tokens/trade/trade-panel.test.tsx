import { readIerc20Allowance, readIerc20BalanceOf } from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, encodeFunctionData, maxUint256, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { deployExchange } from '@/features/tokens/testing/deploy-exchange.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { address, taxed as sample } from '@/features/tokens/testing/pools.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { useMarketState } from './read-market-state.ts'
import { findVenues, type Venue } from './read-venue.ts'
import { swapKey } from './trade-intents.ts'
import { TradePanel } from './trade-panel.tsx'
import { useTrades } from './trade-store.ts'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const words = en.trade
const kinds = en.activity.kinds
const chainId = foundry.id
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let token: SaleyardToken

beforeAll(async () => {
  // What jsdom lacks and every browser has.
  Element.prototype.scrollIntoView ??= () => {}
  fixture = await startLiquidityFixture()
  token = await seeded('baby')
}, 60_000)
afterAll(() => fixture?.chain.stop())
afterEach(() => useTrades.setState({ trades: {} }))

async function seeded(kind: 'baby' | 'standard') {
  const created = await fixture.create(kind)
  await fixture.approveAndSend(created, fixture.firstOwner, await termsIn(fixture).seed(created))
  return created
}

/** A config of the same chain without a wallet, which counts what it asks. */
function disconnected() {
  const asked = vi.fn()
  const onFetchRequest = () => void asked()
  const other = { id: 97 as const, rpcUrl: 'http://127.0.0.1:9' }
  return { asked, config: createTwoNetworkConfig(fixture.chain.rpcUrl, other, [], { onFetchRequest }) }
}

const show = (of = token, config: unknown = fixture.config) => renderPage(<TradePanel token={of} />, config)
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const field = (symbol: string) => screen.findByRole('textbox', { name: fill(words.pay, { symbol }) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const rowOf = (name: string) => screen.queryByText(name, { selector: 'dt' })?.closest('div')?.textContent ?? ''
const shown = (value: bigint) => formatAmount(value, 18, { grouped: true })

/** Finds a sentence with its figures, which are elements of their own, and whose digits have narrow spaces. */
const says = (sentence: string) =>
  waitFor(() => screen.getByText((_, element) => element?.textContent === sentence, { selector: 'p, span' }))

async function sign(action: string) {
  const button = await screen.findByRole('button', { name: action })
  await screen.findByText(en.tx.simulationOk)
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
}

async function type(symbol: string, amount: string) {
  const input = await field(symbol)
  await userEvent.clear(input)
  await userEvent.type(input, amount)
}

const balanceOf = (owner: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId, address: token.token, args: [owner] })
const allowanceOf = () =>
  readIerc20Allowance(fixture.config, { chainId, address: token.token, args: [fixture.firstOwner, fixture.router] })

/** Asks the router, which here tells the truth, after the token's fees, from which the first owner is exempt. */
async function routerSays(amount: bigint, way: 'buy' | 'sell') {
  const { wrappedCoin } = await venue()
  const path = way === 'buy' ? [wrappedCoin, token.token] : [token.token, wrappedCoin]
  const ask = { address: fixture.router, abi: uniswapV2RouterAbi, functionName: 'getAmountsOut' } as const
  return (await fixture.client.readContract({ ...ask, args: [amount, path] }))[1] as bigint
}

async function venue(): Promise<Venue> {
  const { venues } = await findVenues(fixture.config, token)
  if (!venues) throw new Error('There is no pool')
  return venues[0]
}

async function buyElsewhere(value: bigint) {
  const { wrappedCoin, router } = await venue()
  const args = [0n, [wrappedCoin, token.token], fixture.otherAccount, maxUint256] as const
  const functionName = 'swapExactETHForTokensSupportingFeeOnTransferTokens'
  const data = encodeFunctionData({ abi: uniswapV2RouterAbi, functionName, args })
  await fixture.send({ account: fixture.otherAccount, to: router, data, value })
}

test('without a wallet nothing is asked before something is typed; then the quote is shown, and a wallet is offered', async () => {
  const { asked, config } = disconnected()
  await show(token, config)
  const input = await field('ETH')
  await userEvent.click(input)
  await userEvent.tab()
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: en.wallet.connect })).toBeNull()
  await userEvent.type(input, '1')
  await waitFor(() => expect(rowOf(words.least)).toContain('DUCK'))
  expect(asked).toHaveBeenCalled()
  // Without an account the fees of other accounts count.
  expect(rowOf(words.tokenFee)).toMatch(/DUCK.*%/)
  expect(screen.queryByRole('button', { name: words.review })).toBeNull()
  await screen.findByRole('button', { name: en.wallet.connect })
})

test('a purchase: quoted, reviewed, signed; what arrived is shown, and the box is ready again', async () => {
  const view = await show()
  await type('ETH', '0.5')
  const expected = await routerSays(parseEther('0.5'), 'buy')
  const least = (expected * 9_900n) / 10_000n
  await waitFor(() => expect(rowOf(words.least)).toContain(shown(least)))
  expect(rowOf(words.least)).toContain(shown(expected))
  expect(rowOf(words.tokenFee)).toContain(words.noTokenFee)
  const before = await balanceOf(fixture.firstOwner)
  await press(words.review)
  // It continues under the same key when the page is opened again.
  const id = Object.values(useTrades.getState().trades)[0]?.id
  view.unmount()
  await show()
  expect(Object.values(useTrades.getState().trades)[0]?.id).toBe(id)
  await sign(kinds.buyToken)
  await says(fill(words.arrived.buy, { amount: shown(expected), symbol: 'DUCK' }))
  expect((await balanceOf(fixture.firstOwner)) - before).toBe(expected)
  expect(await field('ETH')).toHaveProperty('value', '')
})

test('a purchase that ends after its page was left: what arrived is shown when the page is opened again', async () => {
  const view = await show()
  await type('ETH', '0.2')
  const expected = await routerSays(parseEther('0.2'), 'buy')
  await press(words.review)
  const id = Object.values(useTrades.getState().trades)[0]?.id ?? ''
  await fixture.client.setAutomine(false)
  try {
    await sign(kinds.buyToken)
    await screen.findByText(en.tx.states.submitted)
    view.unmount()
    await fixture.client.mine({ blocks: 1 })
  } finally {
    await fixture.client.setAutomine(true)
  }
  await waitFor(async () => expect((await activityStore.get(swapKey({ id })))?.state).toBe('final'))
  await show()
  await says(fill(words.arrived.buy, { amount: shown(expected), symbol: 'DUCK' }))
  expect(useTrades.getState().trades).toEqual({})
})

test('a sale needs an approval of exactly its amount, and leaves none', async () => {
  await show()
  await userEvent.click(await screen.findByRole('radio', { name: words.sell }))
  await type('DUCK', '1000')
  await waitFor(() => expect(rowOf(words.least)).toContain('ETH'))
  await press(words.review)
  await sign(en.liquidity.approval.action)
  await screen.findByRole('button', { name: kinds.sellToken })
  expect(await allowanceOf()).toBe(parseEther('1000'))
  const expected = await routerSays(parseEther('1000'), 'sell')
  await sign(kinds.sellToken)
  await says(fill(words.arrived.sell, { amount: shown(expected), symbol: 'ETH' }))
  expect(await allowanceOf()).toBe(0n)
})

test('what is left of an approval is offered to be revoked, and then is nothing', async () => {
  const args = [fixture.router, parseEther('7')] as const
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args })
  await fixture.send({ account: fixture.firstOwner, to: token.token, data })
  await show()
  await screen.findByText(fill(words.left.note, { spender: 'Panacakeswap', amount: '7', symbol: 'DUCK' }))
  await press(words.left.action)
  await sign(kinds.revoke)
  await waitFor(async () => expect(await allowanceOf()).toBe(0n))
  await waitFor(() => expect(screen.queryByText(/can still spend/)).toBeNull())
})

test('what is left is offered to be revoked also where nothing can be traded', async () => {
  const left = await fixture.create('standard')
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [fixture.router, parseEther('7')] })
  await fixture.send({ account: fixture.firstOwner, to: left.token, data })
  await show(left)
  await screen.findByText(words.refusals.noPool)
  await screen.findByText(fill(words.left.note, { spender: 'Panacakeswap', amount: '7', symbol: left.symbol }))
})

test('the sentence of the last trade goes when the network takes its block back, and when the next one is decided', async () => {
  const view = await show()
  await type('ETH', '0.01')
  await waitFor(() => expect(rowOf(words.least)).toContain('DUCK'))
  await press(words.review)
  const id = Object.values(useTrades.getState().trades)[0]?.id ?? ''
  await sign(kinds.buyToken)
  await screen.findByText(/^You bought/)
  await waitFor(async () => expect((await activityStore.get(swapKey({ id })))?.state).toBe('final'))
  await activityStore.patch(swapKey({ id }), { state: 'dropped' })
  await waitFor(() => expect(screen.queryByText(/^You bought/)).toBeNull())
  await activityStore.patch(swapKey({ id }), { state: 'final' })
  await screen.findByText(/^You bought/)
  await type('ETH', '0.01')
  await press(words.review)
  await screen.findByRole('button', { name: words.back })
  const heading = screen.getByRole('heading', { name: words.title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await press(words.back)
  await field('ETH')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByText(/^You bought/)).toBeNull()
  view.unmount()
})

test('after a disconnect nothing is asked any more', async () => {
  const { asked, config } = disconnected()
  const { client, unmount } = await show(token, config)
  await type('ETH', '1')
  await waitFor(() => expect(rowOf(words.least)).toContain('DUCK'))
  unmount()
  asked.mockClear()
  const found = await findVenues(fixture.config, token)
  const View = () => useMarketState({ token, venue: found.venues?.[0], account: undefined, isInUse: false }).fetchStatus
  await renderPage(<View />, config)
  await screen.findByText('idle')
  expect(asked).not.toHaveBeenCalled()
  client.clear()
})

test.each([
  [15, 'asks'],
  [50, 'refused'],
])('a pool that keeps %s per mille: %s', async (perMille, judged) => {
  const created = await fixture.create('standard')
  const { client, chain } = fixture
  const units = created.totalSupply / 10n
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [client.account.address, units] })
  await fixture.send({ account: fixture.firstOwner, to: created.token, data })
  const table = getChain(chainId).routers as Record<string, Address>
  const pool = { token: created.token, units, coin: parseEther('5') }
  table.ApeSwap = await deployExchange(client, chain.addresses.weth, perMille, pool)
  try {
    await show(created)
    if (judged === 'refused') {
      await screen.findByText(fill(words.refusals.poolFee, { percent: '2.9' }))
      expect(screen.queryByRole('textbox')).toBeNull()
      return
    }
    await type('ETH', '0.1')
    const box = await screen.findByRole('checkbox', { name: /^I accept that the pool keeps 1.5% \(0\.001\d* ETH\)/ })
    const review = screen.getByRole('button', { name: words.review })
    expect(review).toHaveProperty('disabled', true)
    await userEvent.click(box)
    expect(review).toHaveProperty('disabled', false)
    await userEvent.type(await field('ETH'), '1')
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false)
  } finally {
    delete table.ApeSwap
  }
})

test('a price that moves against the account, and an old quote, must be confirmed again', async () => {
  await show()
  await type('ETH', '0.1')
  await waitFor(() => expect(rowOf(words.least)).toContain('DUCK'))
  await press(words.review)
  const button = await screen.findByRole('button', { name: kinds.buyToken })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await buyElsewhere(parseEther('0.4'))
  const now = ((await routerSays(parseEther('0.1'), 'buy')) * 9_900n) / 10_000n
  await says(fill(words.stale.moved, { amount: shown(now), symbol: 'DUCK' }))
  expect(button).toHaveProperty('disabled', true)
  await press(words.renew)
  await waitFor(() => expect(screen.queryByRole('button', { name: words.renew })).toBeNull())

  await fixture.client.increaseTime({ seconds: 121 })
  await fixture.client.mine({ blocks: 1 })
  await screen.findByText(words.stale.expired)
  expect(await screen.findByRole('button', { name: kinds.buyToken })).toHaveProperty('disabled', true)
  await press(words.renew)
  await waitFor(() => expect(screen.queryByText(words.stale.expired)).toBeNull())
  await press(words.back)
  expect(await field('ETH')).toHaveProperty('value', '')
  expect(useTrades.getState().trades).toEqual({})
})

test('a large price impact needs a tick that names the loss, and another amount takes the tick away', async () => {
  await show()
  await type('ETH', '1')
  await waitFor(() =>
    screen.getByText(
      (_, element) => /^You get [\d.]+% less than at the current price/.test(element?.textContent ?? ''),
      {
        selector: 'p',
      },
    ),
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
  await type('ETH', '4')
  const box = await screen.findByRole('checkbox', {
    name: /I accept that I get [\d.]+% less \([\d\u202f\u2009\u00a0., ]+ DUCK\)/,
  })
  const review = screen.getByRole('button', { name: words.review })
  expect(review).toHaveProperty('disabled', true)
  await userEvent.click(box)
  expect(review).toHaveProperty('disabled', false)
  await userEvent.type(await field('ETH'), '5')
  expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false)
  expect(review).toHaveProperty('disabled', true)
})

test('bad input has a clear error, and Max keeps the coin for the network fee', async () => {
  await show()
  await type('ETH', '999999')
  await screen.findByText(/^You have /)
  await type('ETH', '0')
  await screen.findByText(words.problems.amountZero)
  await press(words.max)
  const coin = await fixture.client.getBalance({ address: fixture.firstOwner })
  const kept = coin - parseEther(((await field('ETH')) as HTMLInputElement).value)
  expect(kept).toBeGreaterThan(0n)
  expect(kept).toBeLessThan(parseEther('0.1'))
  const slippage = screen.getByRole('textbox', { name: words.slippage })
  expect(slippage).toHaveProperty('value', '1')
  for (const wrong of ['0.05', '20.01', 'x']) {
    await userEvent.clear(slippage)
    await userEvent.type(slippage, wrong)
    await screen.findByText(fill(words.problems.slippage, { from: '0.1', to: '20' }))
  }
  await userEvent.clear(slippage)
  await userEvent.type(slippage, '6')
  await screen.findByText(words.slippageWide)
})

test('the choice of buying or selling is one stop, which arrows move', async () => {
  await show()
  // What jsdom lacks and every browser has.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const [buy, sell] = await screen.findAllByRole<HTMLInputElement>('radio')
  expect([buy?.checked, sell?.checked]).toEqual([true, false])
  await userEvent.click(buy as HTMLInputElement)
  await userEvent.keyboard('{ArrowRight}')
  expect(sell?.checked).toBe(true)
  await field('DUCK')
})

test('a token of a router that is not in the list has no box, and nothing is asked', async () => {
  const { asked, config } = disconnected()
  const router = address('9')
  await show({ ...token, ...(token.taxed && { taxed: { ...token.taxed, router } }) }, config)
  await screen.findByText(fill(words.refusals.routerUnknown, { router }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('a trade that was decided earlier is not signed once its router is not in the list', async () => {
  const { pair, wrappedCoin } = await venue()
  const router = address('9')
  const place = { chainId, account: fixture.firstOwner, token: token.token, router, pair, wrappedCoin }
  const { timestamp: quotedAt } = await fixture.client.getBlock()
  const terms = {
    direction: 'buy',
    amount: 1n,
    expected: 1n,
    minimum: 1n,
    slippage: 100n,
    impact: 1n,
    poolFee: 30,
    quotedAt,
  } as const
  useTrades.getState().save({ ...place, ...terms, id: 'earlier', decidedAt: Date.now() })
  await show({ ...token, ...(token.taxed && { taxed: { ...token.taxed, router } }) })
  await screen.findByText(fill(words.refusals.routerUnknown, { router }))
  expect(screen.queryByRole('button', { name: kinds.buyToken })).toBeNull()
  await press(words.back)
  expect(useTrades.getState().trades).toEqual({})
})

test('without a pool, and with a drained one, the next step is named', async () => {
  const created = await fixture.create('standard')
  const first = await show(created)
  await screen.findByText(words.refusals.noPool)
  expect(screen.getByRole('link', { name: words.next.add }).getAttribute('href')).toBe('#liquidity')
  first.unmount()

  const terms = termsIn(fixture)
  await fixture.approveAndSend(created, fixture.firstOwner, await terms.seed(created))
  await fixture.approveAndSend(created, fixture.firstOwner, (await terms.remove(created, fixture.firstOwner)).terms)
  const second = await show(created)
  await screen.findByText(words.refusals.drained)
  expect(screen.queryByRole('textbox')).toBeNull()
  second.unmount()

  // Of a token with fees only the first owner's liquidity arrives whole.
  const fresh = await fixture.create('baby')
  await show({ ...fresh, ...(fresh.taxed && { taxed: { ...fresh.taxed, firstOwner: fixture.otherAccount } }) })
  await screen.findByText(words.next.wait)
  expect(screen.queryByRole('link', { name: words.next.add })).toBeNull()
})

test('of two pools the deeper one is chosen, and the other one can be', async () => {
  const created = await seeded('standard')
  const { client, chain } = fixture
  const units = created.totalSupply / 10n
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [client.account.address, units] })
  await fixture.send({ account: fixture.firstOwner, to: created.token, data })
  const pool = { token: created.token, units, coin: parseEther('5') }
  const table = getChain(chainId).routers as Record<string, Address>
  table.ApeSwap = await deployExchange(client, chain.addresses.weth, 2, pool)
  await show(created)
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(words.exchange) })
  expect([...choice.options].map(({ text }) => text)).toEqual(
    [
      ['Panacakeswap', '10'],
      ['ApeSwap', '5'],
    ].map(([name = '', amount = '']) => fill(words.exchangeOf, { name, amount, symbol: 'ETH' })),
  )
  await type('ETH', '0.1')
  await waitFor(() => expect(rowOf(words.poolFee)).toContain('0.3%'))
  await userEvent.selectOptions(choice, table.ApeSwap)
  await waitFor(() => expect(rowOf(words.poolFee)).toContain('0.2%'))
  await press(words.review)
  expect(Object.values(useTrades.getState().trades)[0]?.router).toBe(table.ApeSwap)
  delete table.ApeSwap
})

test('a decided trade whose own pool is gone says so, though another pool is open', async () => {
  const created = await seeded('standard')
  const { client, chain, firstOwner: account } = fixture
  const { venues } = await findVenues(fixture.config, created)
  const { pair = address('1'), wrappedCoin = address('1') } = venues?.[0] ?? {}
  const table = getChain(chainId).routers as Record<string, Address>
  const router = await deployExchange(client, chain.addresses.weth, 2)
  table.ApeSwap = router
  const { timestamp: quotedAt } = await client.getBlock()
  const place = { chainId, account, token: created.token, router, pair, wrappedCoin }
  const terms = {
    direction: 'buy',
    amount: 1n,
    expected: 1n,
    minimum: 1n,
    slippage: 100n,
    impact: 1n,
    poolFee: 30,
  } as const
  useTrades.getState().save({ ...place, ...terms, quotedAt, id: 'gone', decidedAt: Date.now() })
  try {
    await show(created)
    await screen.findByText(words.refusals.noPool)
    await press(words.back)
    await field('ETH')
  } finally {
    delete table.ApeSwap
  }
})

test('a symbol of 64 bytes with marks that turn the direction stays within its place', async () => {
  const symbol = `\u202e${'ש'.repeat(30)}\u2066`
  await show({ ...token, symbol })
  await type('ETH', '0.01')
  await waitFor(() => expect(rowOf(words.least)).toContain('ש'))
  expect(rowOf(words.least)).toMatch(/\d/)
  for (const isolated of document.querySelectorAll('dd .figure > bdi')) expect(isolated.textContent).toMatch(/ש|ETH/)
  // In a sentence no mark of the symbol turns what follows.
  await userEvent.click(screen.getByRole('radio', { name: words.sell }))
  const label = screen.getByText((text) => text.includes('ש') && text.startsWith('You pay'), { selector: 'label' })
  expect(label.textContent).not.toContain('\u202e')
  expect(label.textContent).toMatch(/^You pay \(\u2068ש+\u2069\)$/)
})

test('a network that does not answer has an error with a way to try again', async () => {
  const config = createTwoNetworkConfig('http://127.0.0.1:9', { id: 97, rpcUrl: 'http://127.0.0.1:9' }, [])
  await show({ ...sample, chainId, ...(token.taxed && { taxed: token.taxed }) }, config)
  await type('ETH', '1')
  await screen.findByText(words.unreadable)
  await screen.findByRole('button', { name: en.common.tryAgain })
})
