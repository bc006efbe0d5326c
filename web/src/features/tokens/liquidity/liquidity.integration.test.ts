import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readIerc20Allowance, readIerc20BalanceOf } from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import {
  type Address,
  encodeFunctionData,
  parseEther,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindIds } from '@/features/tokens/kinds/index.ts'
import type { KindId, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { donateOneWei, removeByRouter, termsIn, unwrapProceeds } from '@/features/tokens/testing/liquidity-steps.ts'
import { readDeadline } from './deadline.ts'
import { readMarket } from './market.ts'
import { addedLiquidity, afterFees, feesFor } from './pool-arithmetic.ts'
import { readWrappedPaid } from './unwrap-intent.ts'

const taxed = kindIds.filter((id) => id !== 'standard')

let world: Awaited<ReturnType<typeof startLiquidityFixture>>
let decide: ReturnType<typeof termsIn>

beforeAll(async () => {
  world = await startLiquidityFixture()
  decide = termsIn(world)
}, 60_000)

afterAll(() => world?.chain.stop())

async function seeded(kind: KindId) {
  const token = await world.create(kind)
  await world.fulfil(token, world.firstOwner, await decide.seed(token))
  return token
}

/** Reads from the token's own events the exact amount that an account received from another. */
function received({ logs }: TransactionReceipt, { token }: SaleyardToken, from: Address, to: Address): bigint[] {
  return parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from, to } })
    .filter(({ address }) => address.toLowerCase() === token.toLowerCase())
    .map(({ args }) => args.value)
}

const give = (token: SaleyardToken, to: Address, amount: bigint) =>
  world.send({
    account: world.firstOwner,
    to: token.token,
    data: encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [to, amount] }),
  })

for (const kind of kindIds) {
  test(`the first owner of a ${kind} token seeds its pool with exactly what was typed`, async () => {
    const token = await world.create(kind)
    const terms = await decide.seed(token)
    const receipt = await world.fulfil(token, world.firstOwner, terms)
    const { market, holdings } = await world.market(token, world.firstOwner)
    expect(market).toMatchObject({ reserveToken: token.totalSupply / 10n, reserveCoin: parseEther('10') })
    expect(holdings.liquidity).toBe(market.lpSupply - 1_000n)
    expect(received(receipt, token, world.firstOwner, market.pair ?? zeroAddress)).toEqual([terms.amount])
    const args = [world.firstOwner, world.chain.addresses.liquiditySeeder] as const
    expect(await readIerc20Allowance(world.config, { chainId: foundry.id, address: token.token, args })).toBe(0n)
  })

  test(`one wei, donated and synced, changes nothing in the first liquidity of a ${kind} token`, async () => {
    const token = await world.create(kind)
    await donateOneWei(world, token)
    const before = await world.market(token, world.firstOwner)
    expect(before.market).toMatchObject({ reserveToken: 0n, reserveCoin: 1n, lpSupply: 0n })

    await world.fulfil(token, world.firstOwner, await decide.seed(token))
    const { market } = await world.market(token, world.firstOwner)
    expect(market).toMatchObject({ reserveToken: token.totalSupply / 10n, reserveCoin: parseEther('10') })
  })

  test(`the first owner adds to a ${kind} pool to the unit, and takes all out without a fee`, async () => {
    const token = await seeded(kind)
    const { terms, market } = await decide.add(token, world.firstOwner)
    const expected = addedLiquidity(terms, market, [])
    await world.fulfil(token, world.firstOwner, terms)
    expect((await world.market(token, world.firstOwner)).market).toMatchObject(expected.pool)

    const { terms: out, holdings, paid } = await decide.remove(token, world.firstOwner)
    const receipt = await world.fulfil(token, world.firstOwner, out)
    const after = (await world.market(token, world.firstOwner)).holdings
    expect(after.token - holdings.token).toBe(paid.amount)
    expect(after.liquidity).toBe(0n)

    const wrapped = readWrappedPaid(receipt, { ...out, account: world.firstOwner })
    expect(wrapped).toBe(kind === 'standard' ? 0n : paid.coin)
    expect(after.wrappedCoin - holdings.wrappedCoin).toBe(wrapped)
    if (wrapped > 0n)
      expect(await unwrapProceeds(world, { token, terms: out, amount: wrapped })).toEqual({
        went: wrapped,
        came: wrapped,
      })
  })
}

for (const kind of taxed) {
  test(`a stranger's first liquidity of a ${kind} token is refused, as the page says before`, async () => {
    const token = await world.create(kind)
    await give(token, world.stranger, token.totalSupply / 5n)
    expect(feesFor(token, world.stranger).length).toBeGreaterThan(0)
    const plan = world.plan(token, world.stranger, await decide.seed(token, world.stranger))
    await world.approve(plan)
    const intent = await world.act(plan)
    const error = await intent.simulate().catch(toUserError)
    expect(error).toMatchObject({ code: 'LiquiditySeeder_PairMismatch' })
  })

  test(`a stranger adds to a ${kind} pool what was foretold, and takes it out with the fee taken once`, async () => {
    const token = await seeded(kind)
    await give(token, world.stranger, token.totalSupply / 100n)
    const { terms, market, fees } = await decide.add(token, world.stranger)
    const expected = addedLiquidity(terms, market, fees)
    await world.fulfil(token, world.stranger, terms)
    const added = await world.market(token, world.stranger)
    expect(added.market).toMatchObject(expected.pool)
    expect(added.holdings.liquidity).toBe(expected.liquidity)

    const { terms: out, paid } = await decide.remove(token, world.stranger)
    const pair = token.taxed?.pair ?? zeroAddress
    const once = afterFees(paid.amount, fees)
    const plan = world.plan(token, world.stranger, out)
    await world.approve(plan)

    const snapshot = await world.client.snapshot()
    const twice = await removeByRouter(world, token, out)
    const [toRouter = 0n] = received(twice, token, pair, world.router)
    const [toStranger = 0n] = received(twice, token, world.router, world.stranger)
    expect(toRouter).toBe(once)
    expect(toStranger).toBeLessThan(once)
    await world.client.revert({ id: snapshot })

    const receipt = await world.carryOut(await world.act(plan))
    expect(received(receipt, token, pair, world.stranger)).toEqual([once])
    expect(await balance(world.chain.addresses.weth, world.stranger)).toBeGreaterThanOrEqual(out.minCoin)
  })
}

const balance = (token: Address, account: Address) =>
  readIerc20BalanceOf(world.config, { chainId: foundry.id, address: token, args: [account] })

test('a pool that moved further than allowed, and a deadline that has passed, are named before anything is signed', async () => {
  const token = await seeded('standard')
  const { terms } = await decide.add(token, world.firstOwner, '0.5')
  const decided = world.plan(token, world.firstOwner, terms)
  await world.approve(decided)
  const intent = await world.act(decided)
  const { client, stranger: account, router, config } = world
  const path = [world.chain.addresses.weth, token.token]
  const args = [0n, path, account, await readDeadline(config, token.chainId)] as const
  const data = encodeFunctionData({ abi: uniswapV2RouterAbi, functionName: 'swapExactETHForTokens', args })
  await world.send({ account, to: router, data, value: parseEther('1') })
  expect(await intent.simulate().catch(toUserError)).toMatchObject({ code: 'poolMoved' })

  await client.increaseTime({ seconds: 1_300 })
  await client.mine({ blocks: 1 })
  expect(await intent.simulate().catch(toUserError)).toMatchObject({ code: 'LiquiditySeeder_DeadlinePassed' })
})

test('a router that is none is refused with its sentence', async () => {
  const token = await world.create('standard')
  const { config, stranger } = world
  const asked = readMarket(config, { chainId: token.chainId, token: token.token, router: stranger, account: undefined })
  expect(await asked.catch(toUserError)).toMatchObject({ code: 'LiquiditySeeder_RouterInvalid' })
})
