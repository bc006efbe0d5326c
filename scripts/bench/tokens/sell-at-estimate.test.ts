import { liquidityGeneratorTokenAbi, tokenVaultAbi } from '@saleyard/generated/abis'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type Address, encodeFunctionData, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approveRouter,
  buy,
  createToken,
  encodeSell,
  type Market,
  openMarket,
  seedPool,
  send,
  tokenIdentity,
} from './market.ts'

/** More than anything on the way can burn. */
const plenty = 2_000_000n

let anvil: Anvil
let market: Market
let token: Address

beforeAll(async () => {
  anvil = await startAnvil({ hardfork: 'osaka' })
  market = await openMarket(createLocalClient(anvil.rpcUrl))
  const { bob, dave } = market.traders
  const fees = { taxFeeBps: 300, liquidityFeeBps: 300, charityBps: 200, charityAddress: dave }
  const params = { ...tokenIdentity(market), router: market.router, ...fees }
  token = (await createToken(market, 'LiquidityGeneratorTokenFactory', params)).token
  await seedPool(market, token)
  for (let i = 0; i < 3; ++i) await buy(market, token, bob, '100') // collects enough for several runs
  await approveRouter(market, token, bob)
}, 60_000)

afterAll(() => anvil.stop())

test('A sell at exactly what the node estimates works while a run waits for its average', async () => {
  await sellAt(await estimate())
})

test('A sell at exactly what the node estimates works while a run is due', async () => {
  await makeRunDue()
  await sellAt(await estimate())
})

test('A sell estimated while no run is due works once one is', async () => {
  await makeRunDue()
  expect(await sellAt(plenty)).toBe(1) // now none is due
  await pass(12) // in the same second a pair would save itself its sums
  const estimated = await estimate()
  await makeRunDue()
  await sellAt(estimated)
})

test('A sell with gas to spare starts the run', async () => {
  await makeRunDue()
  expect(await sellAt(plenty)).toBe(1)
})

/** Two looks at the price, half an hour apart, and no run meanwhile. */
async function makeRunDue() {
  const vault = await market.client.readContract({
    address: token,
    abi: liquidityGeneratorTokenAbi,
    functionName: 'vault',
  })
  const data = encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' })
  await send(market, { from: market.traders.alice, to: vault, data })
  await pass(1860)
}

async function pass(seconds: number) {
  await market.client.increaseTime({ seconds })
  await market.client.mine({ blocks: 1 })
}

function estimate(): Promise<bigint> {
  return market.client.estimateGas({ account: market.traders.bob, ...encodeSell(market, token, market.traders.bob) })
}

async function sellAt(gas: bigint) {
  const { bob } = market.traders
  const hash = await market.client.sendTransaction({ account: bob, gas, ...encodeSell(market, token, bob) })
  const { status, logs } = await market.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  const runs = parseEventLogs({ abi: tokenVaultAbi, logs, eventName: 'Processed' })
  return runs.length
}
