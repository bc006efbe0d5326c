import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readIerc20Allowance, readIerc20BalanceOf, readLiquidityGeneratorTokenEligible } from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { hostileCode } from '@saleyard/testkit/chain/hostile-code.ts'
import { type Address, encodeFunctionData, maxUint256, parseEther, toFunctionSelector } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import { kindIds } from '@/features/tokens/kinds/index.ts'
import type { KindId, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readMarket } from '@/features/tokens/liquidity/market.ts'
import { feesFor } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { processCall } from '@/features/tokens/page/vault-run.ts'
import { measurePoolFee } from '@/features/tokens/simulate/pool-fee.ts'
import { deployExchange } from '@/features/tokens/testing/deploy-exchange.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { previewSeed } from './preview-seed.ts'
import { type Direction, leastAccepted, quoteTrade, type TradeQuote } from './quote-trade.ts'
import { readArrived } from './read-arrived.ts'
import { type MarketState, readMarketState } from './read-market-state.ts'
import { findVenues, type Venue } from './read-venue.ts'
import { approvalKey, createApprovalIntent, createSwapIntent } from './trade-intents.ts'
import { approvalGas, requote, type TradePlan, tradeGas } from './trade-plan.ts'

const chainId = foundry.id
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>

beforeAll(async () => {
  fixture = await startLiquidityFixture()
}, 60_000)

afterAll(() => fixture?.chain.stop())

async function createSeeded(kind: KindId): Promise<SaleyardToken> {
  const token = await fixture.create(kind)
  await fixture.approveAndSend(token, fixture.firstOwner, await termsIn(fixture).seed(token))
  return token
}

async function venueOf(token: SaleyardToken): Promise<Venue> {
  const { venues, refusal } = await findVenues(fixture.config, token)
  if (!venues) throw new Error(refusal)
  return venues[0]
}

/** Decides a trade in the pool as it is, as the form does. */
async function decide(token: SaleyardToken, account: Address, direction: Direction, amount: bigint, slippage = 100n) {
  const venue = await venueOf(token)
  const state = await readMarketState(fixture.config, { token, venue, account })
  const quote = quoteTrade({ direction, amount, pool: state.pool, fees: state.fees })
  const plan = planOf(token, account, venue, { direction, amount, slippage, quote, state })
  return { plan, quote, state, venue }
}

type Decided = { direction: Direction; amount: bigint; slippage?: bigint; quote: TradeQuote; state: MarketState }

function planOf(
  { token }: SaleyardToken,
  account: Address,
  { router, pair, wrappedCoin }: Venue,
  { direction, amount, slippage = 100n, quote, state }: Decided,
): TradePlan {
  return {
    id: crypto.randomUUID(),
    decidedAt: Date.now(),
    quotedAt: state.timestamp,
    ...{ chainId, account, token, router, pair, wrappedCoin, direction, amount, slippage },
    expected: quote.arrives,
    minimum: leastAccepted(quote, slippage),
    impact: quote.impact,
    poolFee: state.pool.poolFee,
  }
}

const swap = (plan: TradePlan) =>
  fixture.sendIntent(createSwapIntent(fixture.config, plan, { summary: '', amounts: [] }))

/** Sends the calldata of a trade without its simulation: in the block it reverts, and costs the network fee alone. */
async function expectRevert(plan: TradePlan) {
  const { account, to, data, value } = createSwapIntent(fixture.config, plan, { summary: '', amounts: [] })
  const before = await coinOf(account)
  const hash = await fixture.client.sendTransaction({ account, to, data, value, gas: tradeGas })
  const { status, gasUsed, effectiveGasPrice } = await fixture.client.waitForTransactionReceipt({ hash })
  expect([status, await coinOf(account)]).toEqual(['reverted', before - gasUsed * effectiveGasPrice])
}

async function approve(plan: TradePlan, after = plan.amount) {
  const { account, token, router: spender } = plan
  const before = await allowanceOf(plan)
  const { gasUsed } = await fixture.sendIntent(
    createApprovalIntent(fixture.config, {
      ...{ key: approvalKey(plan), chainId, account, token, spender, before, after },
      ...{ symbol: '', decimals: 18, summary: '' },
    }),
  )
  expect(gasUsed).toBeLessThan(approvalGas)
}

const balanceOf = ({ token }: Pick<TradePlan, 'token'>, owner: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId, address: token, args: [owner] })
const allowanceOf = ({ token, account, router }: TradePlan) =>
  readIerc20Allowance(fixture.config, { chainId, address: token, args: [account, router] })
const coinOf = (owner: Address) => fixture.client.getBalance({ address: owner })

/** Buys without the page, at any price. */
async function buyElsewhere(token: SaleyardToken, account: Address, value: bigint) {
  const { wrappedCoin, router } = await venueOf(token)
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [wrappedCoin, token.token], account, maxUint256],
  })
  await fixture.send({ account, to: router, data, value })
}

/** Buys, and compares what the quote says with what arrives, to the base unit. */
async function expectExactBuy(token: SaleyardToken, account: Address, amount: bigint) {
  const { plan, quote, venue } = await decide(token, account, 'buy', amount)
  const before = await balanceOf(plan, account)
  const receipt = await swap(plan)
  const gained = (await balanceOf(plan, account)) - before
  expect(readArrived(receipt, plan)).toBe(quote.arrives)
  // Reflection credits a part of the fee to the account; no other kind adds anything.
  if (token.kind !== 'liquidityGenerator') expect(gained).toBe(quote.arrives)
  expect(gained).toBeGreaterThanOrEqual(quote.arrives)
  expect(gained).toBeLessThanOrEqual(quote.fromPool)
  expect(receipt.gasUsed).toBeLessThan(tradeGas)
  return { plan, quote, venue }
}

/** Sells, and compares what the quote says with the coin that arrives, to the wei. */
async function expectExactSell(token: SaleyardToken, account: Address, amount: bigint) {
  const { plan, quote } = await decide(token, account, 'sell', amount)
  await approve(plan)
  const before = await coinOf(account)
  const receipt = await swap(plan)
  const { gasUsed, effectiveGasPrice } = receipt
  expect(readArrived(receipt, plan)).toBe(quote.arrives)
  expect((await coinOf(account)) - before + gasUsed * effectiveGasPrice).toBe(quote.arrives)
  expect(await allowanceOf(plan)).toBe(0n)
  expect(gasUsed).toBeLessThan(tradeGas)
}

/**
 * What an account without tokens holds after a purchase: of a token that distributes to its holders, also its part of the fee that its
 * own purchase distributes, by its part of what all eligible holders then have. The token keeps shares, whose rounding is a unit.
 */
async function heldAfterFirstBuy({ kind, token, taxed }: SaleyardToken, { arrives, fromPool }: TradeQuote) {
  if (kind !== 'liquidityGenerator') return { held: arrives, rounding: 0n }
  const [eligible] = await readLiquidityGeneratorTokenEligible(fixture.config, { chainId, address: token })
  const distributed = (fromPool * BigInt(taxed?.fees.taxFeeBps ?? 0)) / 10_000n
  expect(distributed).toBeGreaterThan(0n)
  return { held: arrives + (distributed * arrives) / (eligible + arrives), rounding: 1n }
}

test.each(kindIds)(
  'what the form of the first liquidity says of a %s token is what the first coin then gives',
  async (kind) => {
    const { config, firstOwner, otherAccount, router } = fixture
    const token = await fixture.create(kind)
    const terms = await termsIn(fixture).seed(token)
    const { poolQuote } = await readMarket(config, { chainId, token: token.token, router, account: firstOwner })
    const poolFee = (poolQuote && measurePoolFee(poolQuote)) ?? -1
    const pool = { reserveToken: terms.amount, reserveCoin: terms.coin, poolFee }
    const fees = feesFor(token, undefined)
    const { purchase, sale } = previewSeed({ pool, totalSupply: token.totalSupply, coinDecimals: 18, fees })
    await fixture.approveAndSend(token, firstOwner, terms)
    const seeded = await fixture.client.snapshot()

    const quote = quoteTrade({ direction: 'buy', amount: parseEther('1'), pool, fees })
    expect(quote.arrives).toBe(purchase?.arrives)
    const { held, rounding } = await heldAfterFirstBuy(token, quote)
    await buyElsewhere(token, otherAccount, parseEther('1'))
    const difference = (await balanceOf(token, otherAccount)) - held
    expect(difference >= -rounding && difference <= rounding, `${difference}`).toBe(true)
    const { market } = await fixture.market(token, otherAccount)
    const priceAfter = (market.reserveCoin * terms.amount * 10_000n) / (market.reserveToken * terms.coin)
    expect(priceAfter + 1n).toBe(10_000n + (purchase?.moves ?? 0n))
    await fixture.client.revert({ id: seeded })

    // The first owner pays no fee, so what is sold arrives whole.
    const args = [otherAccount, token.totalSupply / 100n] as const
    await fixture.send({
      account: firstOwner,
      to: token.token,
      data: encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args }),
    })
    await expectExactSell(token, otherAccount, token.totalSupply / 100n)
    const after = (await fixture.market(token, otherAccount)).market
    expect(terms.coin - after.reserveCoin).toBe(sale?.arrives)
    const left = 10_000n - (after.reserveCoin * terms.amount * 10_000n) / (after.reserveToken * terms.coin)
    expect(left).toBe(sale?.moves)
  },
)

describe.each(kindIds)('a %s token', (kind) => {
  let token: SaleyardToken
  beforeAll(async () => {
    token = await createSeeded(kind)
  }, 60_000)

  test('a stranger buys and sells for exactly what was quoted', async () => {
    const { otherAccount } = fixture
    const { quote } = await expectExactBuy(token, otherAccount, parseEther('0.123456789123456789'))
    expect(quote.tokenFee > 0n).toBe(token.taxed !== undefined)
    await expectExactBuy(token, otherAccount, 1_000_003n)
    await expectExactSell(token, otherAccount, quote.arrives / 3n)
    await expectExactSell(token, otherAccount, await balanceOf(token, otherAccount))
  })

  test('the first owner, who is exempt, pays no token fee in either direction', async () => {
    const { firstOwner } = fixture
    const { quote } = await expectExactBuy(token, firstOwner, parseEther('0.5'))
    expect([quote.tokenFee, quote.arrives]).toEqual([0n, quote.fromPool])
    const { quote: sold } = await decide(token, firstOwner, 'sell', quote.arrives)
    expect(sold.tokenFee).toBe(0n)
    await expectExactSell(token, firstOwner, quote.arrives)
  })

  test('a price that moved beyond the tolerance reverts with a clear error, and nothing is lost', async () => {
    const { otherAccount, firstOwner, config } = fixture
    await buyElsewhere(token, otherAccount, parseEther('0.1'))
    const held = await balanceOf(token, otherAccount)
    const { plan: buying, venue } = await decide(token, otherAccount, 'buy', parseEther('0.1'))
    await buyElsewhere(token, firstOwner, parseEther('1'))
    const state = await readMarketState(config, { token, venue, account: otherAccount })
    expect(requote(buying, state).minimum).toBeLessThan(buying.minimum)
    expect(await swap(buying).catch(toUserError)).toMatchObject({ code: 'poolMoved' })
    await expectRevert(buying)
    expect(await balanceOf(token, otherAccount)).toBe(held)

    const { plan: selling } = await decide(token, otherAccount, 'sell', held)
    await approve(selling)
    const { plan: others } = await decide(token, firstOwner, 'sell', (await balanceOf(token, firstOwner)) / 10n)
    await approve(others)
    await swap(others)
    expect(await swap(selling).catch(toUserError)).toMatchObject({ code: 'poolMoved' })
    await expectRevert(selling)
    expect([(await balanceOf(token, otherAccount)) >= held, await allowanceOf(selling)]).toEqual([true, held])

    // What is left of the approval is ended.
    await approve(selling, 0n)
    expect(await allowanceOf(selling)).toBe(0n)
  })

  test('a trade that is mined after its deadline reverts with a clear error', async () => {
    const { plan } = await decide(token, fixture.otherAccount, 'buy', parseEther('0.01'))
    expect(await swap({ ...plan, quotedAt: plan.quotedAt - 700n }).catch(toUserError)).toMatchObject({
      code: 'LiquiditySeeder_DeadlinePassed',
    })
    const held = await balanceOf(token, fixture.otherAccount)
    const { plan: mined } = await decide(token, fixture.otherAccount, 'buy', parseEther('0.01'))
    await fixture.client.increaseTime({ seconds: 601 })
    await expectRevert(mined)
    expect(await balanceOf(token, fixture.otherAccount)).toBe(held)
  })

  test('a sale without its approval is refused, and nothing moves', async () => {
    await buyElsewhere(token, fixture.otherAccount, parseEther('0.1'))
    const held = await balanceOf(token, fixture.otherAccount)
    const { plan } = await decide(token, fixture.otherAccount, 'sell', held)
    await expect(swap(plan)).rejects.toThrow()
    await expectRevert(plan)
    expect(await balanceOf(token, fixture.otherAccount)).toBe(held)
  })

  test('more than the account has is refused by the chain as well', async () => {
    const { plan } = await decide(token, fixture.otherAccount, 'buy', parseEther('1000000'))
    await expect(swap(plan)).rejects.toThrow()
  })
})

describe.each(kindIds.filter((kind) => kind !== 'standard'))('the vault of a %s token', (kind) => {
  test('runs between quote and sale: the sale succeeds within the preset, and no more than quoted arrives', async () => {
    const { otherAccount: account, config, client } = fixture
    const token = await createSeeded(kind)
    await buyElsewhere(token, account, parseEther('1'))
    const { taxed } = token
    if (!taxed) throw new Error('It has no vault')
    // A pair at rest for half an hour needs no look at its price, so that the first run trades.
    await client.increaseTime({ seconds: 3_600 })
    await client.mine({ blocks: 1 })
    const amount = (await balanceOf(token, account)) / 2n
    const { plan, quote, state } = await decide(token, account, 'sell', amount)
    await approve(plan)
    const context = { chainId, account: fixture.firstOwner, address: taxed.vault }
    await fixture.send({ account: fixture.firstOwner, to: taxed.vault, data: processCall(config, context).data })
    const after = await readMarketState(config, { token, venue: await venueOf(token), account })
    expect(after.pool.reserveToken).toBeGreaterThan(state.pool.reserveToken)

    const receipt = await swap(plan)
    const arrived = readArrived(receipt, plan)
    expect(arrived).toBeLessThan(quote.arrives)
    expect(arrived).toBeGreaterThanOrEqual(plan.minimum)
    expect(arrived).toBe(requote(plan, after).expected)
  })
})

test.each([
  [2, 20],
  [25, 250],
])(
  'the fee of a pool is measured: one of %s per mille is traded in as exactly as the published one',
  async (perMille, bps) => {
    const { chain, client, config, otherAccount: account, firstOwner } = fixture
    const token = await fixture.create('standard')
    const units = token.totalSupply / 10n
    await fixture.send({
      account: firstOwner,
      to: token.token,
      data: encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [client.account.address, units] }),
    })
    const { weth } = chain.addresses
    const router = await deployExchange(client, weth, perMille, { token: token.token, units, coin: parseEther('10') })
    const exchange = await readMarket(config, { chainId, token: token.token, router, account: undefined })
    const { pair, reserveToken, reserveCoin } = exchange
    const isTokenFirst = token.token.toLowerCase() < weth.toLowerCase()
    const venue = { router, pair: pair as Address, wrappedCoin: weth, isTokenFirst, reserveToken, reserveCoin }
    const state = await readMarketState(config, { token, venue, account })
    expect(state.pool.poolFee).toBe(bps)
    const amount = parseEther('0.77')
    const quote = quoteTrade({ direction: 'buy', amount, pool: state.pool, fees: state.fees })
    const plan = planOf(token, account, venue, { direction: 'buy', amount, quote, state })
    const receipt = await swap({ ...plan, minimum: quote.arrives })
    expect(readArrived(receipt, plan)).toBe(quote.arrives)
  },
)

test('a reward token that refuses everything keeps no one from trading', async () => {
  const token = await createSeeded('baby')
  const code = await fixture.client.getCode({ address: exampleAddresses.rewardToken })
  await fixture.client.setCode({ address: exampleAddresses.rewardToken, bytecode: '0xfe' })
  const { quote } = await expectExactBuy(token, fixture.otherAccount, parseEther('0.2'))
  await expectExactSell(token, fixture.otherAccount, quote.arrives)
  await fixture.client.setCode({ address: exampleAddresses.rewardToken, bytecode: code ?? '0x' })
})

describe('where a token is traded', () => {
  const find = (token: SaleyardToken) => findVenues(fixture.config, token)
  const withRouter = (token: SaleyardToken, router: Address): SaleyardToken => ({
    ...token,
    ...(token.taxed && { taxed: { ...token.taxed, router } }),
  })

  test('a router outside the table is refused without a request, even if it is a real one', async () => {
    const token = await createSeeded('baby')
    const { weth } = fixture.chain.addresses
    const foreign = await deployExchange(fixture.client, weth, 3)
    const asked = vi.fn()
    const onFetchRequest = () => void asked()
    const other = { id: 97 as const, rpcUrl: 'http://127.0.0.1:9' }
    const counting = createTwoNetworkConfig(fixture.chain.rpcUrl, other, [], { onFetchRequest })
    expect(await findVenues(counting, withRouter(token, foreign))).toEqual({ refusal: 'routerUnknown' })
    expect(asked).not.toHaveBeenCalled()
    await findVenues(counting, token)
    expect(asked).toHaveBeenCalled()
    const hostile = hostileCode(fixture.router, toFunctionSelector('factory()'), 'refuse')
    await fixture.client.setCode({ address: foreign, bytecode: hostile })
    expect(await find(withRouter(token, foreign))).toEqual({ refusal: 'routerUnknown' })
  })

  test('a router of the table that does not answer like one, or names another pair, is refused', async () => {
    const token = await createSeeded('baby')
    const other = await fixture.create('baby')
    expect(await find({ ...token, taxed: other.taxed })).toEqual({ refusal: 'otherPair' })

    const { router, client } = fixture
    const code = await client.getCode({ address: router })
    await client.setCode({ address: router, bytecode: '0xfe' })
    expect(await find(token)).toEqual({ refusal: 'routerBroken' })
    await client.setCode({ address: router, bytecode: code ?? '0x' })
    expect((await find(token)).venues).toHaveLength(1)
  })

  test.each(kindIds)('a %s token without a pool, with one, and with one that was drained', async (kind) => {
    const token = await fixture.create(kind)
    expect(await find(token)).toEqual({ refusal: 'noPool' })
    const terms = termsIn(fixture)
    await fixture.approveAndSend(token, fixture.firstOwner, await terms.seed(token))
    expect((await find(token)).venues).toHaveLength(1)
    await fixture.approveAndSend(token, fixture.firstOwner, (await terms.remove(token, fixture.firstOwner)).terms)
    expect(await find(token)).toEqual({ refusal: 'drained' })
  })

  test('of several pools that of the most coin comes first, and a drained one is left out', async () => {
    const { client, chain, firstOwner, config } = fixture
    const token = await createSeeded('standard')
    const units = token.totalSupply / 10n
    const args = [client.account.address, units * 3n] as const
    const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args })
    await fixture.send({ account: firstOwner, to: token.token, data })
    const open = (coin: bigint, amount = units) =>
      deployExchange(client, chain.addresses.weth, 2, { token: token.token, units: amount, coin })
    const [deep, shallow, dust] = [
      await open(parseEther('11')),
      await open(parseEther('9')),
      await open(10_000n, 1_000n),
    ]
    const table = getChain(chainId).routers as Record<string, Address>
    Object.assign(table, { ApeSwap: shallow, Mdex: deep, BiSwap: dust })
    const found = await findVenues(config, token)
    for (const name of ['ApeSwap', 'Mdex', 'BiSwap']) delete table[name]
    expect(found.venues?.map(({ router }) => router)).toEqual([deep, fixture.router, shallow])
  })

  test('the pair of a token with fees that never had liquidity is no pool that was drained', async () => {
    expect(await find(await fixture.create('liquidityGenerator'))).toEqual({ refusal: 'noPool' })
  })

  test('of an open pool and a drained one, the drained one is named with its router', async () => {
    const { client, chain } = fixture
    const token = await createSeeded('standard')
    const drained = await deployExchange(client, chain.addresses.weth, 2)
    const table = getChain(chainId).routers as Record<string, Address>
    table.ApeSwap = drained
    const found = await find(token).finally(() => delete table.ApeSwap)
    expect(found.closed).toEqual([{ router: drained, refusal: 'noPool' }])
  })

  test('a network without a list says nothing about the router of a token', async () => {
    const token = await createSeeded('baby')
    const table = getChain(chainId).routers as Record<string, Address>
    const kept = { ...table }
    for (const name of Object.keys(table)) delete table[name]
    const found = await find(token).finally(() => Object.assign(table, kept))
    expect(found).toEqual({ refusal: 'noRouter' })
  })
})
