import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readIerc20Allowance, readIerc20BalanceOf, readTokenLockFactoryPredictLock } from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import {
  type Address,
  encodeFunctionData,
  parseAbi,
  parseEther,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deadAddress } from '@/features/tokens/create/identity/address.ts'
import { kindIds } from '@/features/tokens/kinds/index.ts'
import type { KindId, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { createLocksIntent } from '@/features/tokens/locks/lock-calls.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { donateOneWei, removeByRouter, termsIn, unwrapProceeds } from '@/features/tokens/testing/liquidity-steps.ts'
import { createActionIntent } from './create-intent.ts'
import { readDeadline } from './deadline.ts'
import { readMarket, readPairs } from './market.ts'
import { isLockedPlan, lockKey, lockTerms } from './plan.ts'
import { addedLiquidity, afterFees, feesFor } from './pool-arithmetic.ts'
import { readWrappedPaid } from './unwrap-intent.ts'

const taxed = kindIds.filter((id) => id !== 'standard')

let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let formTerms: ReturnType<typeof termsIn>

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  formTerms = termsIn(fixture)
}, 60_000)

afterAll(() => fixture?.chain.stop())

async function createSeeded(kind: KindId) {
  const token = await fixture.create(kind)
  await fixture.approveAndSend(token, fixture.firstOwner, await formTerms.seed(token))
  return token
}

/** Reads from the token's own events the exact amount that an account received from another. */
function received({ logs }: TransactionReceipt, { token }: SaleyardToken, from: Address, to: Address): bigint[] {
  return parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from, to } })
    .filter(({ address }) => address.toLowerCase() === token.toLowerCase())
    .map(({ args }) => args.value)
}

const transferFromOwner = (token: SaleyardToken, to: Address, amount: bigint) =>
  fixture.send({
    account: fixture.firstOwner,
    to: token.token,
    data: encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [to, amount] }),
  })

for (const kind of kindIds) {
  test(`the first owner of a ${kind} token seeds its pool with exactly what was typed`, async () => {
    const token = await fixture.create(kind)
    const terms = await formTerms.seed(token)
    const receipt = await fixture.approveAndSend(token, fixture.firstOwner, terms)
    const { market, holdings } = await fixture.market(token, fixture.firstOwner)
    expect(market).toMatchObject({ reserveToken: token.totalSupply / 10n, reserveCoin: parseEther('10') })
    expect(holdings.liquidity).toBe(market.lpSupply - 1_000n)
    expect(received(receipt, token, fixture.firstOwner, market.pair ?? zeroAddress)).toEqual([terms.amount])
    const args = [fixture.firstOwner, fixture.chain.addresses.liquiditySeeder] as const
    expect(await readIerc20Allowance(fixture.config, { chainId: foundry.id, address: token.token, args })).toBe(0n)
  })

  test(`one wei, donated and synced, changes nothing in the first liquidity of a ${kind} token`, async () => {
    const token = await fixture.create(kind)
    await donateOneWei(fixture, token)
    const before = await fixture.market(token, fixture.firstOwner)
    expect(before.market).toMatchObject({ reserveToken: 0n, reserveCoin: 1n, lpSupply: 0n })

    await fixture.approveAndSend(token, fixture.firstOwner, await formTerms.seed(token))
    const { market } = await fixture.market(token, fixture.firstOwner)
    expect(market).toMatchObject({ reserveToken: token.totalSupply / 10n, reserveCoin: parseEther('10') })
  })

  test(`the first owner adds to a ${kind} pool to the unit, and takes all out without a fee`, async () => {
    const token = await createSeeded(kind)
    const { terms, market } = await formTerms.add(token, fixture.firstOwner)
    const expected = addedLiquidity(terms, market, [])
    await fixture.approveAndSend(token, fixture.firstOwner, terms)
    expect((await fixture.market(token, fixture.firstOwner)).market).toMatchObject(expected.pool)

    const { terms: out, holdings, paid } = await formTerms.remove(token, fixture.firstOwner)
    const receipt = await fixture.approveAndSend(token, fixture.firstOwner, out)
    const after = (await fixture.market(token, fixture.firstOwner)).holdings
    expect(after.token - holdings.token).toBe(paid.amount)
    expect(after.liquidity).toBe(0n)

    const wrapped = readWrappedPaid(receipt, { ...out, account: fixture.firstOwner })
    expect(wrapped).toBe(kind === 'standard' ? 0n : paid.coin)
    expect(after.wrappedCoin - holdings.wrappedCoin).toBe(wrapped)
    if (wrapped > 0n)
      expect(await unwrapProceeds(fixture, { token, terms: out, amount: wrapped })).toEqual({
        spent: wrapped,
        received: wrapped,
      })
  })
}

for (const kind of kindIds) {
  test(`first liquidity of a ${kind} token goes to a lock that was created before the pair, or is burnt`, async () => {
    const { config, firstOwner: account, client } = fixture
    const token = await fixture.create(kind)
    const { timestamp } = await client.getBlock()
    const until = new Date(Number(timestamp + 40n * 86_400n) * 1_000).toISOString().slice(0, 10)
    const plan = fixture.plan(token, account, await formTerms.seed(token, account, { to: 'lock', until }))
    if (!isLockedPlan(plan)) throw new Error('The plan has no lock')
    const creation = { key: lockKey(plan), chainId: foundry.id, account, summary: '', locks: [lockTerms(plan)] }
    await fixture.sendIntent(createLocksIntent(config, creation))
    const args = [account, lockTerms(plan)] as const
    const lock = await readTokenLockFactoryPredictLock(config, { chainId: foundry.id, args })
    await fixture.approve(plan)
    await fixture.sendIntent(await fixture.actionIntent(plan, lock))
    const { market, holdings } = await fixture.market(token, account)
    expect(market.pair).toBe(plan.recipient.pair)
    expect(holdings.liquidity).toBe(0n)
    expect(await balance(plan.recipient.pair, lock)).toBe(market.lpSupply - 1_000n)

    const again = createLocksIntent(config, creation)
    expect(await again.simulate().catch(toUserError)).toMatchObject({ code: 'TokenLockFactory_LockExists' })
    const missing = createActionIntent.bind(null, config, plan, { deadline: 0n, summary: '', amounts: [] })
    expect(missing).toThrow('missing')

    const other = await fixture.create(kind)
    await fixture.approveAndSend(other, account, await formTerms.seed(other, account, { to: 'burn' }))
    const burnt = await fixture.market(other, account)
    expect(await balance(burnt.market.pair as Address, deadAddress)).toBe(burnt.market.lpSupply - 1_000n)
  })
}

for (const kind of taxed) {
  test(`a stranger's first liquidity of a ${kind} token is refused, as the page says before`, async () => {
    const token = await fixture.create(kind)
    await transferFromOwner(token, fixture.otherAccount, token.totalSupply / 5n)
    expect(feesFor(token, fixture.otherAccount).length).toBeGreaterThan(0)
    const plan = fixture.plan(token, fixture.otherAccount, await formTerms.seed(token, fixture.otherAccount))
    await fixture.approve(plan)
    const intent = await fixture.actionIntent(plan)
    const error = await intent.simulate().catch(toUserError)
    expect(error).toMatchObject({ code: 'LiquiditySeeder_PairMismatch' })
  })

  test(`a stranger adds to a ${kind} pool what was foretold, and takes it out with the fee taken once`, async () => {
    const token = await createSeeded(kind)
    await transferFromOwner(token, fixture.otherAccount, token.totalSupply / 100n)
    const { terms, market, fees } = await formTerms.add(token, fixture.otherAccount)
    const expected = addedLiquidity(terms, market, fees)
    await fixture.approveAndSend(token, fixture.otherAccount, terms)
    const added = await fixture.market(token, fixture.otherAccount)
    expect(added.market).toMatchObject(expected.pool)
    expect(added.holdings.liquidity).toBe(expected.liquidity)

    const { terms: out, paid } = await formTerms.remove(token, fixture.otherAccount)
    const pair = token.taxed?.pair ?? zeroAddress
    const afterOneFee = afterFees(paid.amount, fees)
    const plan = fixture.plan(token, fixture.otherAccount, out)
    await fixture.approve(plan)

    const snapshot = await fixture.client.snapshot()
    const routerReceipt = await removeByRouter(fixture, token, out)
    const [toRouter = 0n] = received(routerReceipt, token, pair, fixture.router)
    const [toAccount = 0n] = received(routerReceipt, token, fixture.router, fixture.otherAccount)
    expect(toRouter).toBe(afterOneFee)
    expect(toAccount).toBeLessThan(afterOneFee)
    await fixture.client.revert({ id: snapshot })

    const receipt = await fixture.sendIntent(await fixture.actionIntent(plan))
    expect(received(receipt, token, pair, fixture.otherAccount)).toEqual([afterOneFee])
    expect(await balance(fixture.chain.addresses.weth, fixture.otherAccount)).toBeGreaterThanOrEqual(out.minCoin)
  })
}

const balance = (token: Address, account: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId: foundry.id, address: token, args: [account] })

test('a pool that moved further than allowed, and a deadline that has passed, are named before anything is signed', async () => {
  const token = await createSeeded('standard')
  const { terms } = await formTerms.add(token, fixture.firstOwner, '0.5')
  const decided = fixture.plan(token, fixture.firstOwner, terms)
  await fixture.approve(decided)
  const intent = await fixture.actionIntent(decided)
  const { client, otherAccount: account, router, config } = fixture
  const path = [fixture.chain.addresses.weth, token.token]
  const args = [0n, path, account, await readDeadline(config, token.chainId, account)] as const
  const data = encodeFunctionData({ abi: uniswapV2RouterAbi, functionName: 'swapExactETHForTokens', args })
  await fixture.send({ account, to: router, data, value: parseEther('1') })
  expect(await intent.simulate().catch(toUserError)).toMatchObject({ code: 'poolMoved' })

  await client.increaseTime({ seconds: 1_300 })
  await client.mine({ blocks: 1 })
  expect(await intent.simulate().catch(toUserError)).toMatchObject({ code: 'LiquiditySeeder_DeadlinePassed' })
})

test('a router that is none is refused with its sentence', async () => {
  const token = await fixture.create('standard')
  const { config, otherAccount } = fixture
  const read = readMarket(config, {
    chainId: token.chainId,
    token: token.token,
    router: otherAccount,
    account: undefined,
  })
  expect(await read.catch(toUserError)).toMatchObject({ code: 'LiquiditySeeder_RouterInvalid' })
})

test('an exchange that takes its part of the trading fee is known by the receiver that its factory names', async () => {
  const token = await createSeeded('standard')
  const { firstOwner, otherAccount, chain } = fixture
  const setFeeTo = (receiver: Address) =>
    fixture.send({
      account: account0,
      to: chain.addresses.factory,
      data: encodeFunctionData({
        abi: parseAbi(['function setFeeTo(address)']),
        functionName: 'setFeeTo',
        args: [receiver],
      }),
    })
  expect((await fixture.market(token, firstOwner)).market.hasProtocolFee).toBe(false)
  await setFeeTo(otherAccount)
  expect((await fixture.market(token, firstOwner)).market.hasProtocolFee).toBe(true)
  await setFeeTo(zeroAddress)
})

test('the pairs of a token without a router are those of the routers that answer, each once', async () => {
  const { config, router } = fixture
  const { token } = await fixture.create('standard')
  const read = (routers: Address[]) => readPairs(config, { chainId: foundry.id, token, routers })
  expect(await read([router])).toEqual([])
  const other = await fixture.create('standard')
  await fixture.approveAndSend(other, fixture.firstOwner, await formTerms.seed(other))
  const { market } = await fixture.market(other, fixture.firstOwner)
  const routers = [token, zeroAddress, router, router]
  expect(await readPairs(config, { chainId: foundry.id, token: other.token, routers })).toEqual([market.pair])
  expect(await read(routers)).toEqual([])
})
