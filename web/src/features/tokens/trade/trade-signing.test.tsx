import { readIerc20Allowance, readIerc20BalanceOf } from '@saleyard/generated'
import { ierc20Abi } from '@saleyard/generated/abis'
import { act, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, encodeFunctionData, type Hash, numberToHex, parseEther, type Transaction } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { swapKey } from './trade-intents.ts'
import { TradePanel } from './trade-panel.tsx'
import { tradeKey, useTrades } from './trade-store.ts'

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
  token = await fixture.create('baby')
  await fixture.approveAndSend(token, fixture.firstOwner, await termsIn(fixture).seed(token))
}, 60_000)
afterAll(() => fixture?.chain.stop())
beforeEach(() => wallet().pick(fixture.firstOwner))
afterEach(async () => {
  useTrades.setState({ trades: {} })
  await fixture.client.setAutomine(true)
  await fixture.client.mine({ blocks: 1 })
})

/** What the user does in the wallet. */
function wallet() {
  const [connector] = fixture.config.connectors
  if (!connector) throw new Error('There is no wallet')
  return {
    connector,
    pick: (account: Address) => act(async () => connector.onAccountsChanged([account])),
    turnTo: (id: number) => act(async () => connector.onChainChanged(numberToHex(id))),
  }
}

const show = () => renderPage(<TradePanel token={token} />, fixture.config)
const field = (symbol: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: words.pay.replace('{{symbol}}', symbol) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bought = () => screen.queryByText(/^You (bought|sold)/)
const planOf = (account: Address) => useTrades.getState().trades[tradeKey({ chainId, token: token.token, account })]
const balanceOf = (owner: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId, address: token.token, args: [owner] })
const allowanceOf = (owner: Address) =>
  readIerc20Allowance(fixture.config, { chainId, address: token.token, args: [owner, fixture.router] })
const sentBy = (address: Address) => fixture.client.getTransactionCount({ address, blockTag: 'pending' })

async function type(symbol: string, amount: string) {
  const input = await field(symbol)
  await userEvent.clear(input)
  await userEvent.type(input, amount)
}

async function decideBuy(amount = '0.02') {
  await type('ETH', amount)
  await screen.findByText(words.least, { selector: 'dt' })
  await press(words.review)
  const plan = planOf(fixture.firstOwner)
  if (!plan) throw new Error('No trade is decided')
  return plan
}

async function decideSale(amount = '1000') {
  await userEvent.click(await screen.findByRole('radio', { name: words.sell }))
  await type(token.symbol, amount)
  await screen.findByText(words.least, { selector: 'dt' })
  await press(words.review)
}

async function clickWhenReady(action: string) {
  const button = await screen.findByRole('button', { name: action })
  await screen.findByText(en.tx.simulationOk)
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
}

async function hashOf(key: string): Promise<Hash> {
  return waitFor(async () => {
    const { hash, sent } = (await activityStore.get(key)) ?? {}
    // Without the details of what was sent, a replacement could not be distinguished from it.
    if (!hash || !sent) throw new Error('Nothing was sent')
    return hash
  })
}

type Contents = { to?: Address | null; value?: bigint; input?: Hash }

/** The user replaces a waiting transaction in the wallet, which is mined instead of it. */
async function replace(hash: Hash, change: (waiting: Transaction) => Contents): Promise<Hash> {
  const { client } = fixture
  const waiting = await client.getTransaction({ hash })
  const { to, value, input } = { ...waiting, ...change(waiting) }
  const replacing = await client.sendTransaction({
    ...{ account: waiting.from, to, value, data: input, nonce: waiting.nonce, gas: waiting.gas },
    maxFeePerGas: (waiting.maxFeePerGas ?? waiting.gasPrice ?? 0n) * 3n,
    maxPriorityFeePerGas: (waiting.maxPriorityFeePerGas ?? waiting.gasPrice ?? 0n) * 3n,
  })
  await client.mine({ blocks: 1 })
  return replacing
}

/** Signs a purchase that waits to be mined. */
async function sendWaiting() {
  const plan = await decideBuy()
  await screen.findByText(en.tx.simulationOk)
  await fixture.client.setAutomine(false)
  await clickWhenReady(kinds.buyToken)
  return { plan, hash: await hashOf(swapKey(plan)) }
}

test('a purchase that is sped up in the wallet is one purchase, with what arrived and the hash that was mined', async () => {
  const { firstOwner } = fixture
  await show()
  const { plan, hash } = await sendWaiting()
  expect(screen.getByRole('button', { name: words.back })).toHaveProperty('disabled', true)
  const before = await balanceOf(firstOwner)
  const mined = await replace(hash, () => ({}))
  await waitFor(() => expect(bought()).not.toBeNull())
  expect((await balanceOf(firstOwner)) - before).toBe(plan.expected)
  expect((await activityStore.get(swapKey(plan)))?.hash).toBe(mined)
  expect(planOf(firstOwner)).toBeUndefined()
})

test.each([
  ['canceled', 'cancelled', ({ from }: Transaction) => ({ to: from, value: 0n, input: '0x' as const })],
  ['replaced by another trade', 'nonceUsed', ({ value }: Transaction) => ({ value: value * 2n })],
] as const)('a purchase that is %s in the wallet is not called bought', async (_, reason, change) => {
  await show()
  const { plan, hash } = await sendWaiting()
  await replace(hash, change)
  await fixture.client.mine({ blocks: 40 })
  await screen.findByText(en.tx.dropped[reason])
  expect(bought()).toBeNull()
  expect(await activityStore.get(swapKey(plan))).toMatchObject({ state: 'dropped', dropReason: reason })
  // It can be given up; nothing that is signed afterwards is signed by itself.
  const sent = await sentBy(fixture.firstOwner)
  await press(words.back)
  await field('ETH')
  expect(bought()).toBeNull()
  expect(await sentBy(fixture.firstOwner)).toBe(sent)
})

test('another account begins with an empty form, and finds its own trade when it comes back', async () => {
  const { firstOwner, otherAccount } = fixture
  await show()
  await type('ETH', '0.03')
  await wallet().pick(otherAccount)
  await waitFor(async () => expect(await field('ETH')).toHaveProperty('value', ''))
  expect(useTrades.getState().trades).toEqual({})

  // An approval that is open is of the account that decided the sale.
  await wallet().pick(firstOwner)
  await decideSale()
  await screen.findByRole('button', { name: en.liquidity.approval.action })
  const sent = await sentBy(otherAccount)
  await wallet().pick(otherAccount)
  await field('ETH')
  expect(screen.queryByRole('button', { name: en.liquidity.approval.action })).toBeNull()
  await wallet().pick(firstOwner)
  await clickWhenReady(en.liquidity.approval.action)
  await screen.findByRole('button', { name: kinds.sellToken })
  expect(await allowanceOf(firstOwner)).toBe(parseEther('1000'))
  expect([await allowanceOf(otherAccount), await sentBy(otherAccount)]).toEqual([0n, sent])
})

test('a purchase that is mined while another account is looked at is no purchase of that account, and is not offered again', async () => {
  const { firstOwner, otherAccount } = fixture
  await show()
  const before = await balanceOf(otherAccount)
  const { plan } = await sendWaiting()
  await wallet().pick(otherAccount)
  await field('ETH')
  await fixture.client.mine({ blocks: 1 })
  await waitFor(async () => expect((await activityStore.get(swapKey(plan)))?.state).toBe('final'))
  expect(bought()).toBeNull()
  expect(await balanceOf(otherAccount)).toBe(before)
  await wallet().pick(firstOwner)
  await field('ETH')
  expect(useTrades.getState().trades).toEqual({})
})

test('an account that changes between the click and the wallet signs nothing, whichever it is', async () => {
  const { firstOwner, otherAccount, client } = fixture
  await show()
  const plan = await decideBuy()
  await screen.findByText(en.tx.simulationOk)
  const sent = [await sentBy(firstOwner), await sentBy(otherAccount)]
  // The record is written right before the wallet opens.
  const put = vi.spyOn(activityStore, 'put').mockImplementationOnce(async (record) => {
    await wallet().pick(otherAccount)
    put.mockRestore()
    await activityStore.put(record)
  })
  await clickWhenReady(kinds.buyToken)
  await waitFor(async () => expect((await activityStore.get(swapKey(plan)))?.state).toBe('failed'))
  await client.mine({ blocks: 1 })
  expect([await sentBy(firstOwner), await sentBy(otherAccount)]).toEqual(sent)
  expect(bought()).toBeNull()
  await wallet().pick(firstOwner)
  await clickWhenReady(kinds.buyToken)
  await waitFor(() => expect(bought()).not.toBeNull())
})

test('a wallet on another network is asked to switch first, and signs nothing if it declines', async () => {
  const { firstOwner } = fixture
  await show()
  await type('ETH', '0.02')
  await screen.findByText(words.least, { selector: 'dt' })
  await wallet().turnTo(bscTestnet.id)
  // The quote is of the token's network, wherever the wallet is.
  expect((await field('ETH')).value).toBe('0.02')
  await press(words.review)
  await screen.findByText(en.tx.switchFirst.replace('{{network}}', 'Local chain'))
  const sent = await sentBy(firstOwner)
  const { connector } = wallet()
  const { getProvider } = connector
  connector.getProvider = async () => ({
    request: async () => {
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    },
  })
  await press(kinds.buyToken)
  await screen.findByText(en.tx.rejected)
  connector.getProvider = getProvider
  expect(await sentBy(firstOwner)).toBe(sent)
  await press(kinds.buyToken)
  await waitFor(() => expect(bought()).not.toBeNull())
  expect(await sentBy(firstOwner)).toBe(sent + 1)
})

test('what a larger approval leaves after a sale is offered to be revoked, to the unit, and then is nothing', async () => {
  const { firstOwner: account, router, client } = fixture
  const args = [router, parseEther('2500')] as const
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args })
  await fixture.send({ account, to: token.token, data })
  await show()
  await decideSale()
  // It is enough, so there is nothing to approve.
  await clickWhenReady(kinds.sellToken)
  await waitFor(() => expect(bought()).not.toBeNull())
  expect(await allowanceOf(account)).toBe(parseEther('1500'))
  const left = words.left.note.replace('{{spender}}', 'Panacakeswap').replace('{{symbol}}', token.symbol)
  await screen.findByText(left.replace('{{amount}}', '1,500'))
  await press(words.left.action)
  await clickWhenReady(kinds.revoke)
  await waitFor(async () => expect(await allowanceOf(account)).toBe(0n))
  await client.mine({ blocks: 1 })
  await waitFor(() => expect(screen.queryByText(/can still spend/)).toBeNull())
})
