import { babyVaultAbi, liquidityGeneratorTokenAbi } from '@saleyard/generated/abis'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type Address, encodeFunctionData, keccak256, parseEther, parseEventLogs, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, createToken, type Market, openMarket, seedPool, tokenIdentity } from './market.ts'

let anvil: Anvil
let market: Market

beforeAll(async () => {
  anvil = await startAnvil({ hardfork: 'osaka' })
  market = await openMarket(createLocalClient(anvil.rpcUrl))
}, 60_000)

afterAll(() => anvil.stop())

test('A run at exactly what the node estimates swaps and pays: no wallet sends one that does nothing for want of gas', async () => {
  const fees = { taxFeeBps: 300, liquidityFeeBps: 300, charityBps: 200, charityAddress: market.traders.dave }
  const vault = await openVault('LiquidityGeneratorTokenFactory', fees)
  for (let i = 0; i < 3; ++i) {
    expect(await processAtEstimate(vault)).toMatchObject(['Processed'])
    await pass(3600)
  }
})

test('A run of both steps at exactly what the node estimates takes both', async () => {
  const reward = { ...tokenIdentity(market), salt: keccak256(toHex('reward')) }
  const { token: rewardToken } = await createToken(market, 'StandardTokenFactory', reward)
  await seedPool(market, rewardToken)
  const vault = await openVault('BabyTokenFactory', {
    rewardToken,
    tokenRewardFeeBps: 300,
    liquidityFeeBps: 300,
    marketingFeeBps: 200,
    marketingWallet: market.traders.dave,
    minimumTokenBalanceForDividends: parseEther('100'),
  })
  for (let i = 0; i < 3; ++i) {
    expect(await processAtEstimate(vault)).toMatchObject(['Processed', 'RewardBought'])
    await pass(3600)
  }
})

/** The vault of a token whose trades have brought enough for several runs. A run is due. */
async function openVault(factory: string, fees: object): Promise<Address> {
  const { token } = await createToken(market, factory, { ...tokenIdentity(market), router: market.router, ...fees })
  await seedPool(market, token)
  for (let i = 0; i < 3; ++i) await buy(market, token, market.traders.bob, '100')
  const contract = { address: token, abi: liquidityGeneratorTokenAbi } as const
  const vault = await market.client.readContract({ ...contract, functionName: 'vault' })
  await pass(3600) // in which the price holds: no look is needed
  return vault
}

async function pass(seconds: number) {
  await market.client.increaseTime({ seconds })
  await market.client.mine({ blocks: 1 })
}

/** @returns What the vault has done, in order, but for payments. */
async function processAtEstimate(vault: Address) {
  const { bob } = market.traders
  const data = encodeFunctionData({ abi: babyVaultAbi, functionName: 'process' })
  const gas = await market.client.estimateGas({ account: bob, to: vault, data })
  const hash = await market.client.sendTransaction({ account: bob, to: vault, data, gas })
  const { status, logs } = await market.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  const steps = ['Processed', 'RunSkipped', 'RewardBought', 'RewardSkipped']
  return parseEventLogs({ abi: babyVaultAbi, logs })
    .filter(({ address }) => address.toLowerCase() === vault.toLowerCase())
    .map(({ eventName }) => eventName)
    .filter((name) => steps.includes(name))
}
