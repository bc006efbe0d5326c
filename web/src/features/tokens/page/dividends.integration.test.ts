import { readIerc20BalanceOf } from '@saleyard/generated'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForTransactionReceipt } from 'wagmi/actions'
import type { TokenCall } from '@/features/tokens/manage/token-call.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { claimCalls, readClaimable, readClaimResult } from './claims.ts'
import { processCall, readVault } from './vault-run.ts'

const poor: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const chainId = foundry.id
let world: Awaited<ReturnType<typeof startDividendFixture>>

beforeAll(async () => {
  world = await startDividendFixture()
}, 60_000)

afterAll(() => world?.chain.stop())

async function act({ simulate, write }: TokenCall) {
  await simulate()
  const receipt = await waitForTransactionReceipt(world.config, { chainId, hash: await write() })
  expect(receipt.status).toBe('success')
  return receipt
}

const claimable = (holder: Address) => readClaimable(world.config, { chainId, token: world.token.token, holder })
const rewardOf = (holder: Address) =>
  readIerc20BalanceOf(world.config, { chainId, address: world.reward, args: [holder] })

test('a vault whose pool is empty says so, and what it says comes with a cap on gas', async () => {
  expect(await readVault(world.config, world.token)).toMatchObject({
    liquidityUnits: 0n,
    bookedUnits: 0n,
    waiting: 'NoLiquidity',
    reward: { dividendsCoin: 0n, waiting: 'NoLiquidity' },
  })
})

test('after trades and runs dividends are claimable, and somebody else claims them for a list', async () => {
  const { config, token, account, seller, buyer, units } = world
  const context = { chainId, account, address: token.token }
  await world.trade()

  // 4 % for holders and 1.25 % for marketing are booked, 2.5 % are for the liquidity.
  expect(await readVault(config, token)).toMatchObject({
    bookedUnits: (units * 525n) / 10_000n,
    liquidityUnits: (units * 250n) / 10_000n,
    waiting: 'NoAverage',
  })
  const vault = { ...context, address: token.taxed.vault }
  await act(processCall(config, vault))
  await world.pass(31 * 60)
  expect(await readVault(config, token)).toMatchObject({ waiting: 'None' })
  await act(processCall(config, vault))
  expect(await readVault(config, token)).toMatchObject({ waiting: 'TooSoon', reward: { waiting: 'NothingCollected' } })

  const holders = [seller, buyer]
  const earned = await Promise.all(holders.map(claimable))
  for (const amount of earned) expect(amount).toBeGreaterThan(0n)
  expect(await claimable(poor)).toBe(0n)

  const { logs } = await act(claimCalls.many(config, context, [...holders, poor]))
  expect(readClaimResult(logs, token.token)).toEqual({ paid: 2, skipped: [] })
  expect(await Promise.all(holders.map(rewardOf))).toEqual(earned)
  expect(await Promise.all(holders.map(claimable))).toEqual([0n, 0n])

  const own = await claimable(account)
  const before = await rewardOf(account)
  expect(own).toBeGreaterThan(0n)
  await act(claimCalls.own(config, context))
  expect((await rewardOf(account)) - before).toBe(own)
})
