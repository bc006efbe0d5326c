// Measures creations, batches, runs and claims at today's prices, after EIP-8037 and 8038, and with dearer cold access, and whether each gas cap is enough.

import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import type { Asset } from '@saleyard/send/plan/types.ts'
import {
  advanceTime,
  buy,
  createToken,
  type Market,
  seedPool,
  send,
  sendTraced,
  tokenIdentity,
} from '@scripts/bench/tokens/market.ts'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  maxUint256,
  parseAbi,
  parseEther,
  slice,
  toHex,
} from 'viem'
import type { Verdict } from './check-limits.ts'
import { type Counts, repriceTransaction } from './fork-prices.ts'

const abi = parseAbi([
  'function vault() view returns (address)',
  'function process() returns (uint256 earned)',
  'function buyback(uint256 minUnits) returns (uint256 burnt)',
  'function claim() returns (uint256 amount)',
  'function PAYOUT_GAS() view returns (uint256)',
  'function REWARD_GAS() view returns (uint256)',
  'function CLAIM_GAS() view returns (uint256)',
])

/** Gas at each list of prices. */
type Gas = { today: number; next: number; access: number }

/** Of one transaction, and what it does that changes price. */
type Cost = Gas & { counts: Counts }

/** A cap of a contract, and the dearest honest use of it. */
type Cap = Gas & { name: string; cap: number }

export type ForkResults = { costs: Record<string, Cost>; caps: Cap[] }

/** Recipients of the measured batches. */
const batchSize = 100

export async function measureFork(market: Market): Promise<ForkResults> {
  const costs: Record<string, Cost> = {}
  const note = async (name: string, hash: Hex) => {
    const cost = await repriceTransaction(market.client, hash)
    costs[name] = cost
    return cost
  }

  const reward = await createToken(market, 'StandardTokenFactory', tokenIdentity(market))
  await note('create, Standard', reward.hash)
  await seedPool(market, reward.token)
  await measureBatches(market, reward.token, note)

  const kinds = listKinds(reward.token)
  const vaults: Record<string, { token: Address; vault: Address }> = {}
  for (const [kind, { factory, fees }] of Object.entries(kinds)) {
    const { token, hash } = await createToken(market, factory, {
      ...tokenIdentity(market),
      router: market.router,
      ...fees,
    })
    await note(`create, ${kind}`, hash)
    await seedPool(market, token)
    for (let i = 0; i < 3; ++i) await buy(market, token, market.traders.bob, '100')
    const vault = await market.client.readContract({ address: token, abi, functionName: 'vault' })
    vaults[kind] = { token, vault }
    await advanceTime(market)
    await note(`first run, ${kind}`, await processVault(market, vault))
    await advanceTime(market)
    await note(`run, ${kind}`, await processVault(market, vault))
  }

  const { baby, buybackBaby } = { baby: vaults.Baby, buybackBaby: vaults['Buyback Baby'] }
  if (!baby || !buybackBaby) throw new Error('A kind was not measured')
  await note('first claim', await claim(market, baby.token, market.traders.bob))
  const data = encodeFunctionData({ abi, functionName: 'buyback', args: [0n] })
  await advanceTime(market)
  await note(
    'first buyback',
    (await sendTraced(market, { from: market.traders.carol, to: buybackBaby.vault, data })).hash,
  )

  const read = (address: Address, functionName: 'PAYOUT_GAS' | 'REWARD_GAS' | 'CLAIM_GAS') =>
    market.client.readContract({ address, abi, functionName }).then(Number)
  const transferNew = costs['transfer, new holder']
  const use = (name: string) => costs[name] ?? { today: Number.NaN, next: Number.NaN, access: Number.NaN }
  return {
    costs,
    caps: [
      {
        name: 'AMPLE_GAS, REWARD_GAS: both steps of a first run',
        cap: await read(baby.vault, 'REWARD_GAS'),
        ...pick(use('first run, Baby')),
      },
      { name: 'CLAIM_GAS: a first claim', cap: await read(baby.token, 'CLAIM_GAS'), ...pick(use('first claim')) },
      {
        name: 'PAYOUT_GAS of Baby: the reward token to a wallet without any',
        cap: await read(baby.vault, 'PAYOUT_GAS'),
        ...pick(transferNew ?? use('transfer, new holder'), 21_000),
      },
    ],
  }
}

function pick({ today, next, access }: Gas, without = 0): Gas {
  return { today: today - without, next: next - without, access: access - without }
}

function listKinds(rewardToken: Address) {
  return {
    'Liquidity Generator': {
      factory: 'LiquidityGeneratorTokenFactory',
      fees: { taxFeeBps: 300, liquidityFeeBps: 300, charityBps: 200, charityAddress: fresh('charity') },
    },
    Baby: {
      factory: 'BabyTokenFactory',
      fees: {
        rewardToken,
        tokenRewardFeeBps: 300,
        liquidityFeeBps: 300,
        marketingFeeBps: 200,
        marketingWallet: fresh('marketing'),
        minimumTokenBalanceForDividends: parseEther('100'),
      },
    },
    'Buyback Baby': {
      factory: 'BuybackBabyTokenFactory',
      fees: {
        rewardToken,
        liquidityFeeBps: 200,
        buyBackFeeBps: 300,
        reflectionFeeBps: 300,
        marketingFeeBps: 100,
      },
    },
  }
}

/** Coin and tokens to accounts that have none, and to the same again. */
async function measureBatches(market: Market, token: Address, note: (name: string, hash: Hex) => Promise<Cost>) {
  const multiSender = market.deployments.MultiSender
  if (!multiSender) throw new Error('MultiSender is not deployed')
  const { owner } = market
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, maxUint256] })
  await send(market, { from: owner, to: token, data: approval })
  const transferOne = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [fresh('one'), 1n] })
  await note('transfer, new holder', (await sendTraced(market, { from: owner, to: token, data: transferOne })).hash)

  const assets: Record<string, Asset> = { coin: { kind: 'native' }, tokens: { kind: 'erc20', token } }
  for (const [name, asset] of Object.entries(assets)) {
    for (const holders of ['new', 'existing']) {
      const payments = Array.from({ length: batchSize }, (_, index) => ({
        address: fresh(`${name} ${index}`),
        amount: parseEther('1') + BigInt(index),
      }))
      const route = asset.kind === 'native' ? 'native' : 'tokenPull'
      const call = encodeCall({ id: 0n, route, asset, mode: { kind: 'strict' }, multiSender, payments })
      await note(`${batchSize} ${name}, ${holders}`, (await sendTraced(market, { from: owner, ...call })).hash)
    }
  }
}

async function processVault(market: Market, vault: Address): Promise<Hex> {
  const data = encodeFunctionData({ abi, functionName: 'process' })
  return (await sendTraced(market, { from: market.traders.carol, to: vault, data })).hash
}

async function claim(market: Market, token: Address, holder: Address): Promise<Hex> {
  const data = encodeFunctionData({ abi, functionName: 'claim' })
  return (await sendTraced(market, { from: holder, to: token, data })).hash
}

/** An address that nothing has reached. */
function fresh(name: string): Address {
  return slice(keccak256(toHex(name)), 0, 20)
}

const show = (gas: number) => gas.toLocaleString('en-US')

export function formatFork({ costs, caps }: ForkResults): string {
  return [
    `At the prices after EIP-8037 and 8038${'today'.padStart(27)}${'next'.padStart(14)}${'times'.padStart(8)}${'dear access'.padStart(14)}`,
    ...Object.entries(costs).map(
      ([name, { today, next, access }]) =>
        `  ${name.padEnd(48)}${show(today).padStart(14)}${show(next).padStart(14)}${(next / today).toFixed(2).padStart(8)}${show(access).padStart(14)}`,
    ),
    '',
    `Gas caps${'cap'.padStart(66)}${'today'.padStart(12)}${'next'.padStart(12)}${'dear access'.padStart(14)}`,
    ...caps.map(
      ({ name, cap, today, next, access }) =>
        `  ${name.padEnd(60)}${show(cap).padStart(12)}${show(today).padStart(12)}${show(next).padStart(12)}${show(access).padStart(14)}`,
    ),
    '',
  ].join('\n')
}

/** A cap is enough for its dearest honest use at all lists. */
export function checkFork({ caps }: ForkResults): Verdict[] {
  return caps.map(({ name, cap, today, next, access }) => {
    const least = Math.max(today, next, access)
    const isMet = cap >= least
    return {
      kind: 'must',
      isMet,
      text: `must  ${isMet ? 'ok    ' : 'BROKEN'}  ${name}: ${show(cap)} (at least ${show(least)})`,
    }
  })
}
