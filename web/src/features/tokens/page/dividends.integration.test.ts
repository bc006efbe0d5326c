import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readIerc20BalanceOf, simulateTokenVaultProcess } from '@saleyard/generated'
import type { Address, Hash } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance, getBlock, waitForTransactionReceipt } from 'wagmi/actions'
import { createUnwrapIntent } from '@/features/tokens/liquidity/unwrap-intent.ts'
import { readEarned } from '@/features/tokens/manage/keeper-pay.ts'
import type { TokenCall } from '@/features/tokens/manage/token-call.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { claimCalls, readClaimable, readClaimResult } from './claims.ts'
import { processCall, quoteRun, readVault } from './vault-run.ts'

const nonHolder: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const chainId = foundry.id
let fixture: Awaited<ReturnType<typeof startDividendFixture>>

beforeAll(async () => {
  fixture = await startDividendFixture()
}, 60_000)

afterAll(() => fixture?.chain.stop())

async function send({ simulate, write }: TokenCall) {
  await simulate()
  const receipt = await waitForTransactionReceipt(fixture.config, { chainId, hash: await write() })
  expect(receipt.status).toBe('success')
  return receipt
}

/** Unwraps what the run with this hash has paid the account; all of it arrives, and no more can be unwrapped. */
async function unwrap(id: Hash, amount: bigint) {
  const { config, account, chain } = fixture
  const wrappedCoin = chain.addresses.weth
  const wrapped = () => readIerc20BalanceOf(config, { chainId, address: wrappedCoin, args: [account] })
  const [before, coin] = [await wrapped(), (await getBalance(config, { chainId, address: account })).value]
  const intent = createUnwrapIntent(config, { id, chainId, account, wrappedCoin }, { amount, summary: '' })
  const { gasUsed, effectiveGasPrice } = await send({ ...intent, write: () => intent.write({ gas: 100_000n }) })
  expect(before - (await wrapped())).toBe(amount)
  expect((await getBalance(config, { chainId, address: account })).value).toBe(
    coin + amount - gasUsed * effectiveGasPrice,
  )
  const more = createUnwrapIntent(config, { id, chainId, account, wrappedCoin }, { amount: before, summary: '' })
  expect(await more.simulate().then(String, (error: unknown) => toUserError(error).code)).toMatch(/^revert/)
}

const claimable = (holder: Address) => readClaimable(fixture.config, { chainId, token: fixture.token.token, holder })
const rewardOf = (holder: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId, address: fixture.reward, args: [holder] })

test('a vault whose pool is empty says so, and what it says comes with a cap on gas', async () => {
  expect(await readVault(fixture.config, fixture.token)).toMatchObject({
    liquidityUnits: 0n,
    bookedUnits: 0n,
    waiting: 'NoLiquidity',
    reward: { dividendsCoin: 0n, waiting: 'NoLiquidity' },
  })
})

test('after trades and runs dividends are claimable, and somebody else claims them for a list', async () => {
  const { config, token, account, seller, buyer, units } = fixture
  const context = { chainId, account, address: token.token }
  await fixture.trade()

  // 4 % for holders and 1.25 % for marketing are booked, 2.5 % are for the liquidity.
  expect(await readVault(config, token)).toMatchObject({
    bookedUnits: (units * 525n) / 10_000n,
    liquidityUnits: (units * 250n) / 10_000n,
    waiting: 'NoAverage',
  })
  const vault = { ...context, address: token.taxed.vault }
  const { gas: gasOfALook } = await processCall(config, vault).simulate()
  await send(processCall(config, vault))
  await fixture.advanceTime(31 * 60)
  // What was enough for a look is too little for a trade: the call then reverts, and is no failed swap.
  const short = simulateTokenVaultProcess(config, { ...vault, gas: gasOfALook })
  expect(await short.then(String, (error: unknown) => toUserError(error).code)).toBe('TokenVault_InsufficientGas')
  expect(await readVault(config, token)).toMatchObject({ waiting: 'None' })
  // Due for more than an hour, since there was no run before: both steps pay the most, and what is said is what is paid.
  const { earned: foretold, cost } = await quoteRun(config, vault)
  expect(foretold).toBeGreaterThan(0n)
  const run = await send(processCall(config, vault))
  const pay = readEarned(run, { vault: token.taxed.vault, keeper: account })
  expect(pay).toEqual({ amount: foretold, wrappedCoin: fixture.chain.addresses.weth.toLowerCase() })
  await unwrap(run.transactionHash, pay.amount)
  expect(cost).toBeGreaterThan(run.gasUsed * 10n ** 9n)
  const after = await readVault(config, token)
  expect(after).toMatchObject({ waiting: 'TooSoon', reward: { waiting: 'NothingCollected' } })
  const { timestamp } = await getBlock(config, { chainId, blockNumber: run.blockNumber })
  expect(after.dueAt).toBe(timestamp + 1_800n)
  expect(await quoteRun(config, vault)).toMatchObject({ earned: 0n })

  const holders = [seller, buyer]
  const earned = await Promise.all(holders.map(claimable))
  for (const amount of earned) expect(amount).toBeGreaterThan(0n)
  expect(await claimable(nonHolder)).toBe(0n)

  const { logs } = await send(claimCalls.many(config, context, [...holders, nonHolder]))
  expect(readClaimResult(logs, token.token)).toEqual({ paid: 2, skipped: [] })
  expect(await Promise.all(holders.map(rewardOf))).toEqual(earned)
  expect(await Promise.all(holders.map(claimable))).toEqual([0n, 0n])

  const own = await claimable(account)
  const before = await rewardOf(account)
  expect(own).toBeGreaterThan(0n)
  await send(claimCalls.own(config, context))
  expect((await rewardOf(account)) - before).toBe(own)
})
