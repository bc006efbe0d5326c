import { readTokenLockFactoryLocksByToken } from '@saleyard/generated'
import { tokenLockFactoryAddress } from '@saleyard/generated/abis'
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, erc20Abi } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
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
  // Its pair does not exist yet.
  token = await fixture.create('standard')
  usePlans.getState().chooseRouter(token, fixture.router)
}, 60_000)
afterAll(() => fixture?.chain.stop())

const show = () =>
  renderPage(<LiquidityPanel token={token} account={fixture.firstOwner} onMined={() => {}} />, fixture.config)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sent = () => fixture.client.getTransactionCount({ address: fixture.firstOwner })

async function sign(action: string) {
  const button = await screen.findByRole('button', { name: action })
  await screen.findByText(en.tx.simulationOk)
  await userEvent.click(button)
}

async function decide() {
  const field = (symbol: string) =>
    screen.findByRole('textbox', { name: words.fields.amount.replace('{{symbol}}', symbol) })
  await userEvent.type(await field(token.symbol), '250000')
  await userEvent.type(await field('ETH'), '10')
  await press(words.review)
}

test('without the lock factory the page says that it cannot go on, and goes on as soon as it can', async () => {
  const bytecode = (await fixture.client.getCode({ address: tokenLockFactoryAddress })) ?? '0x'
  const { unmount } = await show()
  await decide()
  await screen.findByRole('button', { name: kinds.createLocks })
  unmount()

  await fixture.client.setCode({ address: tokenLockFactoryAddress, bytecode: '0x' })
  const later = await show()
  await screen.findByText(words.unreadable, { exact: false })
  await fixture.client.setCode({ address: tokenLockFactoryAddress, bytecode })
  await press(en.common.tryAgain)
  await screen.findByRole('button', { name: kinds.createLocks })
  await press(words.back)
  later.unmount()
})

test('lock, approval and seeding go on after the page was left at each of them, and nothing is sent twice', async () => {
  const before = await sent()
  const first = await show()
  await decide()
  await sign(kinds.createLocks)
  await screen.findByRole('button', { name: words.approval.action })
  first.unmount()
  expect(await sent()).toBe(before + 1)

  const second = await show()
  await screen.findByRole('button', { name: words.approval.action })
  // Decided again for the same date, the plan finds the lock that is there.
  await press(words.back)
  await decide()
  await sign(words.approval.action)
  await screen.findByRole('button', { name: kinds.seedLiquidity })
  second.unmount()
  expect(await sent()).toBe(before + 2)

  await show()
  await screen.findByText(/The liquidity goes to your lock and stays there until/)
  await sign(kinds.seedLiquidity)
  await press(words.done)
  expect(await sent()).toBe(before + 3)

  const { market, holdings } = await fixture.market(token, fixture.firstOwner)
  const pair = market.pair as Address
  const locks = await readTokenLockFactoryLocksByToken(fixture.config, { chainId: foundry.id, args: [pair, 0n, 9n] })
  expect(locks).toHaveLength(1)
  const args = [locks[0] as Address] as const
  const held = await fixture.client.readContract({ abi: erc20Abi, address: pair, functionName: 'balanceOf', args })
  expect(held).toBe(market.lpSupply - 1_000n)
  expect(holdings.liquidity).toBe(0n)
})
