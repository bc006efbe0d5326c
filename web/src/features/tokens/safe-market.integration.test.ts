import 'fake-indexeddb/auto'
import { readIerc20Allowance } from '@saleyard/generated'
import { uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deadAddress } from '@/features/tokens/create/identity/address.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { isPastDeadline } from '@/features/tokens/liquidity/deadline.ts'
import { readMarket } from '@/features/tokens/liquidity/market.ts'
import { addedLiquidity, burnAmounts } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { createUnwrapIntent, readWrappedPaid } from '@/features/tokens/liquidity/unwrap-intent.ts'
import { validateAdd, validateRemove } from '@/features/tokens/liquidity/validate-terms.ts'
import { buybackCall, defaultMinimum, readBuyback } from '@/features/tokens/manage/buyback-quote.ts'
import { readEarned } from '@/features/tokens/manage/keeper-pay.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { claimCalls, readClaimable, readClaimResult } from '@/features/tokens/page/claims.ts'
import { processCall, readVault } from '@/features/tokens/page/vault-run.ts'
import { startSafeActs } from '@/features/tokens/testing/safe-acts.ts'
import { type Direction, leastAccepted, quoteTrade } from '@/features/tokens/trade/quote-trade.ts'
import { readMarketState } from '@/features/tokens/trade/read-market-state.ts'
import { findVenues } from '@/features/tokens/trade/read-venue.ts'
import { withApproval } from '@/features/tokens/trade/trade-bundle.ts'
import { createApprovalIntent, createSwapIntent } from '@/features/tokens/trade/trade-intents.ts'
import { deadlineOf, type TradePlan } from '@/features/tokens/trade/trade-plan.ts'
import type { ConnectedSafe } from '@/testing/safe-page.ts'

const chainId = foundry.id
const sevenDays = 604_800n
const { router } = exampleAddresses
const coin = { symbol: 'ETH', decimals: 18 }
let page: Awaited<ReturnType<typeof startSafeActs>>

beforeAll(async () => {
  page = await startSafeActs()
})
afterAll(() => page?.stop())

const coinOf = ({ safe }: ConnectedSafe) => page.client.getBalance({ address: safe })

/** A tenth of the supply and 5 coins. */
const seed = (safe: ConnectedSafe, token: SaleyardToken) =>
  page.changeLiquidity(safe, token, {
    ...{ act: 'seed', amount: token.totalSupply / 10n, coin: parseEther('5'), minUnits: 1n },
    recipient: { to: 'self' },
  })

/** Quotes a trade as the page does, for an account whose owners take days. */
async function decide({ config, safe }: ConnectedSafe, token: SaleyardToken, direction: Direction, amount: bigint) {
  const { venues } = await findVenues(config, token)
  const [venue] = venues ?? []
  if (!venue) throw new Error('There is no pool')
  const state = await readMarketState(config, { token, venue, account: safe })
  const quote = quoteTrade({ direction, amount, pool: state.pool, fees: state.fees })
  const { pair, wrappedCoin } = venue
  const plan: TradePlan = {
    ...{ id: crypto.randomUUID(), chainId, account: safe, token: token.token, router, pair, wrappedCoin },
    ...{ direction, amount, expected: quote.arrives, minimum: leastAccepted(quote, 100n), slippage: 100n },
    ...{ impact: quote.impact, poolFee: 0, isContract: true, quotedAt: state.timestamp, decidedAt: Date.now() },
  }
  expect(deadlineOf(plan) - plan.quotedAt).toBe(sevenDays)
  return plan
}

const none = { summary: '', amounts: [] }

test('a Safe opens a pool, and sells in it with the approval in one proposal, days before its deadline', async () => {
  const safe = await page.connectSafe()
  const { token } = await page.create(safe, 'standard')
  const { record } = await seed(safe, token)
  // Neither is it over as long as its owners have time.
  const old = { ...record, hash: undefined, createdAt: Date.now() - 6 * 86_400_000 } as never
  expect(isPastDeadline(old, Date.now())).toBe(false)

  const sale = await decide(safe, token, 'sell', token.totalSupply / 1_000n)
  const before = await coinOf(safe)
  const intent = withApproval(safe.config, sale, { sale: createSwapIntent(safe.config, sale, none) })
  const { calls } = await page.carryOut(safe, intent)
  expect(calls.map(({ to }) => to.toLowerCase())).toEqual([token.token, router].map((each) => each.toLowerCase()))
  expect((await coinOf(safe)) - before).toBe(sale.expected)
})

test('a Safe buys, approves and ends the approval, each by one proposal', async () => {
  const safe = await page.connectSafe()
  const { config, safe: account } = safe
  const { token } = await page.create(safe, 'standard')
  await seed(safe, token)
  const purchase = await decide(safe, token, 'buy', parseEther('1'))
  const before = await page.balanceOf(safe, token.token, account)
  await page.carryOut(safe, createSwapIntent(config, purchase, none))
  expect((await page.balanceOf(safe, token.token, account)) - before).toBe(purchase.expected)

  const allowance = () => readIerc20Allowance(config, { chainId, address: token.token, args: [account, router] })
  const place = { chainId, account, token: token.token, spender: router, symbol: '', decimals: 18, summary: '' }
  for (const [before, after] of [
    [0n, 7n],
    [7n, 0n],
  ] as const) {
    const intent = createApprovalIntent(config, { ...place, key: `approve:${crypto.randomUUID()}`, before, after })
    const { result, safeTxHash } = await page.propose(safe, intent)
    expect(await allowance(), 'it counts from its execution').toBe(before)
    await page.signAndExecute(safe, safeTxHash)
    expect(await result).toMatchObject({ state: 'final' })
    expect(await allowance()).toBe(after)
  }
})

test('a Safe adds to a pool, takes all out again, and unwraps the coin of that, after its approvals', async () => {
  const safe = await page.connectSafe()
  const { config, safe: account } = safe
  const { token } = await page.create(safe, 'liquidityGenerator')
  await seed(safe, token)
  const read = async () => {
    const { holdings, ...market } = await readMarket(config, { chainId, token: token.token, router, account })
    if (!holdings || !market.pair) throw new Error('There is no pool')
    return { token, coin, holdings, market: { ...market, pair: market.pair } }
  }

  const atFirst = await read()
  const typed = { amount: '1000000', coin: '1', slippage: '1' }
  const { terms: added } = validateAdd(typed, { ...atFirst, fees: [] })
  if (!added) throw new Error('The values are not valid')
  await page.changeLiquidity(safe, token, added)
  const afterwards = await read()
  expect(afterwards.market).toMatchObject(addedLiquidity(added as never, atFirst.market, []).pool)

  const { liquidity } = afterwards.holdings
  const written = `${liquidity / 10n ** 18n}.${String(liquidity % 10n ** 18n).padStart(18, '0')}`
  const { terms: removed } = validateRemove({ liquidity: written, slippage: '1' }, afterwards)
  if (removed?.act !== 'remove') throw new Error('The values are not valid')
  const { receipt, record } = await page.changeLiquidity(safe, token, removed)
  const paid = burnAmounts(liquidity, afterwards.market)
  const left = await read()
  expect(left.holdings.liquidity).toBe(0n)
  expect(left.holdings.token - afterwards.holdings.token).toBe(paid.amount)
  const amount = readWrappedPaid(receipt, { ...removed, account })
  expect(amount).toBe(paid.coin)

  const { wrappedCoin } = removed
  const unwrap = createUnwrapIntent(
    config,
    { id: record?.key ?? '', chainId, account, wrappedCoin },
    { amount, summary: '' },
  )
  await page.carryOut(safe, unwrap)
  expect(await page.balanceOf(safe, wrappedCoin, account)).toBe(0n)
  expect((await read()).holdings.coin - left.holdings.coin).toBe(amount)
})

/** Gives the token that dividends are paid in a pool of account 0. */
async function openRewardPool() {
  const { client, token } = page
  const amount = parseEther('1000000')
  await client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args: [router, amount] })
  const args = [token, amount, 0n, 0n, account(0).address, 2n ** 60n] as const
  const call = { address: router, abi: uniswapV2RouterAbi, functionName: 'addLiquidityETH' } as const
  const hash = await client.writeContract({ ...call, args, value: parseEther('100') })
  await client.waitForTransactionReceipt({ hash })
}

/** A Safe gives its token to an account by hand, who pays another account: with fees. Returns that account. */
async function payFees(safe: ConnectedSafe, token: Address) {
  const [first, second] = [account(8), account(9)]
  const units = 10n ** 25n
  const encode = (to: Address) => encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
  const paid = await safe.service.propose([{ to: token, value: 0n, data: encode(first.address) }])
  await page.signAndExecute(safe, paid)
  await page.client.sendTransaction({ account: first, to: token, data: encode(second.address) })
  return second.address
}

test('a Safe runs a vault, which pays it and the holders, claims its dividends and those of others, and has it buy back', async () => {
  await openRewardPool()
  const safe = await page.connectSafe()
  const { config, safe: account } = safe
  const { token: made } = await page.create(safe, 'buybackBaby')
  const token = made as TaxedToken
  await seed(safe, token)
  const holder = await payFees(safe, token.token)
  const { vault } = token.taxed
  const context = { chainId, account, address: vault }

  // Its fees are sold, and what its caller earns is the Safe's, by whichever account it is executed.
  const before = await readVault(config, token)
  const { receipt } = await page.act(safe, 'processVault', processCall(config, context))
  expect((await readVault(config, token)).bookedUnits).toBeLessThan(before.bookedUnits)
  const { amount: earned, wrappedCoin = '0x' } = readEarned(receipt, { vault, keeper: account })
  expect(earned).toBeGreaterThan(0n)
  expect(await page.balanceOf(safe, wrappedCoin, account)).toBe(earned)
  await page.act(safe, 'processVault', processCall(config, context))

  const claimable = (of: Address) => readClaimable(config, { chainId, token: token.token, holder: of })
  const rewardOf = (of: Address) => page.balanceOf(safe, page.token, of)
  const [own, others] = [await claimable(account), await claimable(holder)]
  const had = await rewardOf(account)
  expect(own > 0n && others > 0n).toBe(true)
  await page.act(safe, 'claim', claimCalls.own(config, { ...context, address: token.token }))
  expect((await rewardOf(account)) - had).toBe(own)
  const many = await page.act(safe, 'claim', claimCalls.many(config, { ...context, address: token.token }, [holder]))
  expect(readClaimResult(many.receipt.logs, token.token)).toEqual({ paid: 1, skipped: [] })
  expect(await rewardOf(holder)).toBe(others)

  const { waiting, bought } = await readBuyback(config, token)
  expect([waiting, bought > 0n]).toEqual(['None', true])
  const minimum = defaultMinimum(bought)
  await page.act(safe, 'buyback', buybackCall(config, context, minimum))
  expect(await page.balanceOf(safe, token.token, deadAddress)).toBeGreaterThanOrEqual(minimum)
})
