import { readIerc20BalanceOf, readUniswapV2PairTotalSupply } from '@saleyard/generated'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { LiquidityPanel } from './liquidity-panel.tsx'
import { usePlans } from './plan-store.ts'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const words = en.liquidity
const kinds = en.activity.kinds
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let token: SaleyardToken

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  token = await fixture.create('baby')
}, 60_000)
afterAll(() => fixture?.chain.stop())
afterEach(() => usePlans.setState({ plans: {}, routers: {} }))

async function show(change: Partial<Parameters<typeof LiquidityPanel>[0]> = {}) {
  const onMined = vi.fn()
  const view = await renderPage(
    <LiquidityPanel token={token} account={fixture.firstOwner} onMined={onMined} {...change} />,
    fixture.config,
  )
  return { ...view, onMined }
}

const field = (symbol: string) =>
  screen.findByRole('textbox', { name: words.fields.amount.replace('{{symbol}}', symbol) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Signs once the simulation has succeeded. */
async function sign(action: string) {
  const button = await screen.findByRole('button', { name: action })
  await screen.findByText(en.tx.simulationOk)
  await userEvent.click(button)
}
async function review(amount: string, coin: string) {
  await userEvent.type(await field('DUCK'), amount)
  await userEvent.type(await field('ETH'), coin)
  const own = screen.queryByRole('radio', { name: words.seed.to.self })
  if (own) await userEvent.click(own)
  await press(words.review)
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent
const pair = () => {
  if (!token.taxed) throw new Error('It has no pair')
  return { chainId: foundry.id, address: token.taxed.pair }
}
const balanceOf = (owner: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId: foundry.id, address: token.token, args: [owner] })

test('a decided amount can be given up before it is signed, and nothing has moved', async () => {
  const { onMined } = await show()
  await screen.findByText(words.pool.empty)
  await review('250000', '10')
  await screen.findByRole('region', { name: en.tx.title })
  expect(screen.queryByRole('textbox')).toBeNull()

  await press(words.back)
  expect(await field('DUCK')).toHaveProperty('value', '')
  expect(onMined).not.toHaveBeenCalled()
  expect(await balanceOf(pair().address)).toBe(0n)
})

test('first liquidity: decided, permitted, taken up after the page was left, signed, and in the pool to the unit', async () => {
  const first = await show()
  await review('250000', '10')
  await sign(words.approval.action)
  await screen.findByText(words.seed.summary.split('{{')[0] ?? '', { exact: false })
  first.unmount()

  const { onMined } = await show()
  await sign(kinds.seedLiquidity)
  await press(words.done)
  expect(onMined).toHaveBeenCalledOnce()
  expect(await balanceOf(pair().address)).toBe(250_000n * 10n ** 18n)
  expect(await rowOf(words.pool.holds)).toMatch(/250,000 DUCK.*10 ETH/)
  expect(await rowOf(words.pool.yours)).toContain('100%')
  // It is no first liquidity any more.
  await screen.findByRole('tab', { name: words.remove.tab })
})

test('a part is taken out again by the way that the tab describes', async () => {
  const { onMined } = await show()
  const before = await readUniswapV2PairTotalSupply(fixture.config, pair())
  const user = userEvent.setup()
  const [add, remove] = await screen.findAllByRole('tab')
  add?.focus()
  const chosenBy = async (key: string) => {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
    expect(screen.getByRole('tabpanel', { name: document.activeElement?.textContent ?? '' })).toBeDefined()
    return document.activeElement
  }
  for (const [key, reached] of [
    ['ArrowRight', remove],
    ['ArrowRight', add],
    ['ArrowLeft', remove],
    ['Home', add],
    ['End', remove],
  ] as const)
    expect(await chosenBy(key), key).toBe(reached)
  expect(fireEvent.keyDown(remove as HTMLElement, { key: 'End' }), 'the page scrolls along').toBe(false)
  expect(fireEvent.keyDown(remove as HTMLElement, { key: 'a' }), 'what is no key of tabs is kept from somebody').toBe(
    true,
  )
  // One stop for Tab.
  await user.tab({ shift: true })
  expect(document.activeElement).not.toBe(add)
  await press('50%')
  await press(words.review)
  await sign(words.approval.action)
  await sign(kinds.removeLiquidity)
  await press(words.done)
  expect(onMined).toHaveBeenCalledOnce()
  // The 1,000 units that the pool locks at its first mint stay.
  expect(await readUniswapV2PairTotalSupply(fixture.config, pair())).toBe(before - (before - 1_000n) / 2n)
  await waitFor(async () => expect(await rowOf(words.pool.holds)).toContain('125,000'))
})

test('a stranger, who has nothing to take out, may only add, and is told of the fee', async () => {
  await show({ account: fixture.otherAccount })
  expect(await rowOf(words.pool.yours)).toContain('0%')
  await screen.findByText(words.add.taxed.replace('{{coin}}', 'ETH'))
  expect(screen.queryByRole('tab')).toBeNull()
})

test('without an account the pool is shown, and nothing is asked', async () => {
  await show({ account: undefined })
  expect(await rowOf(words.pool.price)).toContain('1 DUCK ≈ 0.00004 ETH')
  expect(screen.queryByText(words.pool.yours)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where the router names another pair than the token, nothing can be done', async () => {
  const taxed = token.taxed && { ...token.taxed, pair: fixture.otherAccount }
  await show({ token: { ...token, taxed } })
  expect((await screen.findByRole('alert')).textContent).toBe(words.otherPair)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a token without fees asks which exchange, and takes up what was decided at one', async () => {
  const plain = await fixture.create('standard')
  const choice = { name: en.createToken.checks.router.label }
  const { unmount } = await show({ token: plain })
  await screen.findByRole('combobox', choice)
  expect(screen.queryByText(words.pool.empty)).toBeNull()
  await userEvent.selectOptions(await screen.findByRole('combobox', choice), fixture.router)
  await screen.findByText(words.pool.empty)
  unmount()

  const terms = await termsIn(fixture).seed(plain)
  usePlans.getState().save(fixture.plan(plain, fixture.firstOwner, terms))
  await show({ token: plain })
  await screen.findByRole('button', { name: words.approval.action })
  await screen.findByText(words.pool.empty)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the exchange of a token without fees is remembered: its select and its pool name the same', async () => {
  const plain = await fixture.create('standard')
  const router = () => screen.findByRole('combobox', { name: en.createToken.checks.router.label })
  const first = await show({ token: plain })
  expect(await router()).toHaveProperty('value', '')
  await userEvent.selectOptions(await router(), fixture.router)
  first.unmount()

  await show({ token: plain })
  await screen.findByText(words.pool.empty)
  expect(await router()).toHaveProperty('value', fixture.router)
})

test('a pool that cannot be read anew says from when its figures are', async () => {
  const { client } = await show()
  await screen.findByText(words.pool.holds)
  const [asOf = ''] = en.networkStatus.asOf.split('{{')
  expect(screen.queryByText(asOf, { exact: false })).toBeNull()
  await fixture.chain.stop()
  await client.refetchQueries()
  await screen.findByText(asOf, { exact: false })
  expect(screen.queryByText(words.unreadable, { exact: false })).toBeNull()
})

test('a pool that cannot be read says so with a way to ask again, and offers nothing', async () => {
  await fixture.chain.stop()
  await show()
  await screen.findByText(words.unreadable, { exact: false })
  screen.getByRole('button', { name: en.common.tryAgain })
  expect(screen.queryByRole('textbox')).toBeNull()
})
