import { uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { hostileCode } from '@saleyard/testkit/chain/hostile-code.ts'
import { type Address, type Hash, parseEther, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kindEntries, kinds } from '@/features/tokens/kinds/index.ts'
import { deployExchange } from '@/features/tokens/testing/deploy-exchange.ts'
import {
  creator,
  type SimulationChain,
  sendForReal,
  startSimulationChain,
} from '@/features/tokens/testing/simulation-chain.ts'
import type { Simulation, SimulationStepName } from './simulation.ts'

const unusedAddress: Address = '0x00000000000000000000000000000000000A11CE'

let chain: SimulationChain
let before: Hash

beforeAll(async () => {
  chain = await startSimulationChain()
  before = await chain.client.snapshot()
}, 60_000)

beforeEach(async () => {
  chain.proxy.fault(undefined)
  await chain.client.revert({ id: before })
  before = await chain.client.snapshot()
})

afterAll(() => chain?.stop())

const statesOf = ({ steps }: Simulation) => steps.map(({ name, state }) => `${name} ${state}`)
const arrivedIn = ({ steps }: Simulation, name: SimulationStepName) => {
  const step = steps.find((candidate) => candidate.name === name)
  return step?.state === 'done' ? step.move?.received : undefined
}
const failureOf = ({ steps }: Simulation) => {
  const step = steps.find(({ state }) => state === 'failed')
  return step?.state === 'failed' ? step.failure : undefined
}

const taxed = kindEntries.filter(([, { feeFields }]) => feeFields.length > 0)

test.each(taxed)(
  'what a %s token brings strangers in the trial is what it brings them on the chain',
  async (_, kind) => {
    const creation = chain.prepare(kind)
    const simulation = await chain.simulate(kind, creation)

    expect(statesOf(simulation)).toEqual(['create done', 'seed done', 'buy done', 'transfer done', 'sell done'])
    expect(simulation.market?.seeder).toBe(chain.addresses.liquiditySeeder)
    const real = await sendForReal(chain, creation, kind)
    for (const name of ['buy', 'transfer', 'sell'] as const) expect(arrivedIn(simulation, name)).toBe(real[name])
  },
)

test('a standard token is tried without a pool', async () => {
  const simulation = await chain.simulate(kinds.standard, chain.prepare(kinds.standard))
  expect(statesOf(simulation)).toEqual(['create done', 'transfer done'])
  expect(simulation.market).toBeUndefined()
  expect(arrivedIn(simulation, 'transfer')).toBe(chain.prepare(kinds.standard).identity.totalSupply / 4n)
})

test.each([
  ['the fewest units that can be traded in parts', { decimals: '2', totalSupply: '0.16' }],
  ['the largest supply that a pair holds', { decimals: '2', totalSupply: '51922968585348276285304963292200.95' }],
  ['the highest fees', { generateYield: '20', generateLiquidity: '4', charityPercent: '1' }],
  ['no fees', { generateYield: '0', generateLiquidity: '0', charityPercent: '', charityMarketingAddress: '' }],
  ['a first owner of its own', { teamWallet: unusedAddress }],
])('a token with %s passes', async (_, values) => {
  const simulation = await chain.simulate(kinds.liquidityGenerator, chain.prepare(kinds.liquidityGenerator, values))
  expect(statesOf(simulation)).toEqual(['create done', 'seed done', 'buy done', 'transfer done', 'sell done'])
})

test('a supply of fewer units is not traded, and passes', async () => {
  const creation = chain.prepare(kinds.liquidityGenerator, { decimals: '2', totalSupply: '0.15' })
  const simulation = await chain.simulate(kinds.liquidityGenerator, creation)
  expect(statesOf(simulation)).toEqual(['create done', 'transfer done'])
  expect(simulation.market).toBeUndefined()
})

test('where the network lacks LiquiditySeeder the router adds the liquidity, and all comes out alike', async () => {
  const creation = chain.prepare(kinds.baby)
  const seeded = await chain.simulate(kinds.baby, creation)
  await chain.client.setCode({ address: chain.addresses.liquiditySeeder, bytecode: '0x' })
  const added = await chain.simulate(kinds.baby, creation)
  expect(added.market?.seeder).toBeUndefined()
  for (const name of ['buy', 'transfer', 'sell'] as const) expect(arrivedIn(added, name)).toBe(arrivedIn(seeded, name))
})

test('a reward token without code fails the creation in the words of our error', async () => {
  const simulation = await chain.simulate(kinds.baby, chain.prepare(kinds.baby, { rewardToken: unusedAddress }))
  expect(statesOf(simulation)).toEqual(['create failed'])
  expect(failureOf(simulation)).toMatchObject({
    reason: 'refused',
    error: { code: 'DividendTokenFactory_RewardTokenInvalid' },
  })
})

test('a router that is gone fails the creation in the words of our error', async () => {
  const creation = chain.prepare(kinds.buybackBaby)
  await chain.client.setCode({ address: chain.addresses.router, bytecode: '0x' })
  const simulation = await chain.simulate(kinds.buybackBaby, creation)
  expect(statesOf(simulation)).toEqual(['create failed'])
  expect(failureOf(simulation)).toMatchObject({ reason: 'refused', error: { code: 'TaxedTokenFactory_RouterInvalid' } })
})

const hostile: Address = '0x00000000000000000000000000000000bAdC0de5'
const selectorOf = (functionName: string) => {
  const item = uniswapV2RouterAbi.find((candidate) => 'name' in candidate && candidate.name === functionName)
  return toFunctionSelector(item as never)
}

async function simulateWithRouter(functionName: string, end: 'refuse' | 'doNothing') {
  const bytecode = hostileCode(chain.addresses.router, selectorOf(functionName), end)
  await chain.client.setCode({ address: hostile, bytecode })
  const kind = kinds.liquidityGenerator
  return chain.simulate(kind, chain.prepare(kind, { router: hostile }))
}

test('a router that lets nobody sell fails at the sale', async () => {
  const simulation = await simulateWithRouter('swapExactTokensForETHSupportingFeeOnTransferTokens', 'refuse')
  expect(statesOf(simulation)).toEqual(['create done', 'seed done', 'buy done', 'transfer done', 'sell failed'])
  expect(failureOf(simulation)).toMatchObject({ reason: 'refused', error: { code: 'revertedUnknown' } })
})

test('a router that lets nobody buy fails at the purchase, and nothing behind it is judged', async () => {
  const simulation = await simulateWithRouter('swapExactETHForTokensSupportingFeeOnTransferTokens', 'refuse')
  expect(statesOf(simulation)).toEqual(['create done', 'seed done', 'buy failed', 'transfer skipped', 'sell skipped'])
})

test.each([
  ['swapExactETHForTokensSupportingFeeOnTransferTokens', 'buy', false],
  ['swapExactTokensForETHSupportingFeeOnTransferTokens', 'sell', false],
])('a router whose %s says yes and brings nothing fails at that step', async (functionName, step, isCoin) => {
  const simulation = await simulateWithRouter(functionName, 'doNothing')
  expect(simulation.steps.find(({ state }) => state === 'failed')?.name).toBe(step)
  expect(failureOf(simulation)).toMatchObject({ reason: 'amount', arrived: 0n, isCoin })
})

describe('the own fee of a pool', () => {
  const pool = () => ({ token: chain.addresses.demoToken, units: parseEther('1000'), coin: parseEther('10') })
  const exchangeOf = (feePerMille: number, hasPool = false) =>
    deployExchange(chain.client, chain.addresses.weth, feePerMille, hasPool ? pool() : undefined)

  test.each([
    [1, 10],
    [3, 30],
    [29, 290],
    [30, 300],
    [45, 450],
  ])('an exchange that takes %d per mille is measured exactly, before it has a pool', async (feePerMille, own) => {
    const router = await exchangeOf(feePerMille)
    for (const [, kind] of taxed) {
      const simulation = await chain.simulate(kind, chain.prepare(kind, { router }))
      expect(statesOf(simulation)).toEqual(['create done', 'seed done', 'buy done', 'transfer done', 'sell done'])
      expect(simulation.poolFees).toEqual({ own, reward: undefined })
    }
  })

  test.each(['baby', 'buybackBaby'] as const)('the pool of the reward token of a %s token, too', async (id) => {
    const router = await exchangeOf(30, true)
    const creation = chain.prepare(kinds[id], { router, rewardToken: chain.addresses.demoToken })
    expect((await chain.simulate(kinds[id], creation)).poolFees).toEqual({ own: 300, reward: 300 })
  })

  test('an exchange that takes so much that the trial fails is measured all the same', async () => {
    const kind = kinds.liquidityGenerator
    const simulation = await chain.simulate(kind, chain.prepare(kind, { router: await exchangeOf(60) }))
    expect(statesOf(simulation)).toContain('buy failed')
    expect(simulation.poolFees?.own).toBe(600)
  })

  test('a supply of few units does not hide it', async () => {
    const router = await exchangeOf(30)
    const creation = chain.prepare(kinds.liquidityGenerator, { router, decimals: '2', totalSupply: '100' })
    expect((await chain.simulate(kinds.liquidityGenerator, creation)).poolFees?.own).toBe(300)
  })

  test('where the node does not simulate, the first pool of the exchange tells it, if there is one', async () => {
    const [empty, open] = [await exchangeOf(30), await exchangeOf(30, true)]
    chain.proxy.fault({ kind: 'rpcError', code: -32601, message: 'no' }, ['eth_simulateV1'])
    const simulate = (router: Address) =>
      chain.simulate(kinds.liquidityGenerator, chain.prepare(kinds.liquidityGenerator, { router }))
    expect((await simulate(open)).poolFees).toEqual({ own: 300, reward: undefined })
    expect((await simulate(empty)).poolFees).toEqual({ own: undefined, reward: undefined })
  })

  test('a creation that fails has none, and neither has a standard token', async () => {
    const failing = chain.prepare(kinds.baby, { rewardToken: unusedAddress })
    expect((await chain.simulate(kinds.baby, failing)).poolFees).toBeUndefined()
    expect((await chain.simulate(kinds.standard, chain.prepare(kinds.standard))).poolFees).toBeUndefined()
  })
})

test('a salt that is used already fails the creation', async () => {
  const creation = chain.prepare(kinds.standard)
  const { factory } = kinds.standard
  const hash = await chain.client.sendTransaction({ account: creator, to: factory.address, data: creation.data })
  await chain.client.waitForTransactionReceipt({ hash })
  const simulation = await chain.simulate(kinds.standard, creation)
  expect(failureOf(simulation)).toMatchObject({ error: { code: 'TokenFactory_SaltUsed' } })
})

const simulationMethods = ['eth_simulateV1']

test.each([
  { kind: 'rpcError', code: -32601, message: 'the method eth_simulateV1 does not exist' },
  { kind: 'rpcError', code: -32600, message: 'eth_simulateV1 is not whitelisted' },
  { kind: 'status', status: 403 },
] as const)('a node that does not simulate (%j) has the creation alone tried', async (fault) => {
  chain.proxy.fault(fault, simulationMethods)
  const simulation = await chain.simulate(kinds.baby, chain.prepare(kinds.baby))
  expect(statesOf(simulation)).toEqual(['create done'])
  expect(simulation.unsupported).toBeDefined()
})

test('a creation that fails is told also by a node that does not simulate', async () => {
  chain.proxy.fault({ kind: 'rpcError', code: -32601, message: 'no' }, simulationMethods)
  const simulation = await chain.simulate(kinds.baby, chain.prepare(kinds.baby, { rewardToken: unusedAddress }))
  expect(statesOf(simulation)).toEqual(['create failed'])
})

test.each([
  [{ kind: 'status', status: 503 }, simulationMethods],
  [{ kind: 'status', status: 429 }, simulationMethods],
  [{ kind: 'truncated' }, simulationMethods],
  [{ kind: 'status', status: 502 }, ['eth_call']],
  [{ kind: 'rpcError', code: -32603, message: 'internal' }, ['eth_call']],
] as const)('an endpoint that fails on the way (%j, %j) is no failure of the token', async (fault, methods) => {
  chain.proxy.fault(fault, methods)
  await expect(chain.simulate(kinds.baby, chain.prepare(kinds.baby))).rejects.toThrow()
  chain.proxy.fault(undefined)
  expect(failureOf(await chain.simulate(kinds.baby, chain.prepare(kinds.baby)))).toBeUndefined()
})
