// Measures the gas of what users do with Baby and Buyback Baby tokens.

import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, parseEther, toHex } from 'viem'
import { measureCreation, runCosts, traceFrames } from './gas-breakdown.ts'
import {
  advanceTime,
  buy,
  createToken,
  type Market,
  seedPool,
  sell,
  send,
  sendTraced,
  tokenIdentity,
  transfer,
} from './market.ts'
import type { Costs } from './token-peers.ts'

/** Where the gas of a token with dividends goes: by action, and by part of a creation and of each step of a run. */
type DividendCosts = Record<'costs' | 'creation' | 'firstStep' | 'secondStep', Costs>

/** Gas of what people do with a token with dividends. Its vault has collected enough for several runs afterwards. */
async function measureDividends(dividends: DividendToken, contract: string): Promise<DividendCosts> {
  const { market, token, creation } = dividends
  const trades = await measureTrades(dividends)
  await buy(market, token, market.traders.bob, '100') // collects enough for all runs
  const { firstStep, secondStep, ...distributions } = await measureDistributions(dividends)
  return {
    costs: { create: creation.gas, ...trades, ...distributions, ...(await measureClaims(dividends)) },
    creation: await measureCreation(market, contract, { hash: creation.hash, token }),
    firstStep,
    secondStep,
  }
}

/** Before anything is distributed. */
async function measureTrades({ market, token }: DividendToken): Promise<Costs> {
  const { alice, bob, carol, erin } = market.traders
  await transfer(market, token, market.owner, alice)
  const transferUntaxedExisting = await transfer(market, token, market.owner, alice)
  await buy(market, token, bob)
  await transfer(market, token, bob, carol)
  const transferTaxedExisting = await transfer(market, token, bob, carol)
  const buyNew = await buy(market, token, erin)
  const buyExisting = await buy(market, token, bob)
  const { gas } = await sell(market, token, bob)
  return { transferUntaxedExisting, transferTaxedExisting, buyNew, buyExisting, sell: gas }
}

/** Two runs of both steps. After each both sides of a transfer earn: for the first time ever, and not. */
async function measureDistributions(dividends: DividendToken) {
  const { market, token } = dividends
  const { bob, carol } = market.traders
  await processVault(dividends) // the first look at both prices
  await advanceTime(market)
  await processVault(dividends) // pays for what is new: the dead address' liquidity, the payee's reward token
  const transferTaxedExistingAfterFirstDistribution = await transfer(market, token, bob, carol)
  await advanceTime(market)
  const { gas, hash } = await processVault(dividends)
  const transferTaxedExistingAfterDistribution = await transfer(market, token, bob, carol)
  const frames = await traceFrames(market, hash)
  return {
    transferTaxedExistingAfterDistribution,
    transferTaxedExistingAfterFirstDistribution,
    process: gas,
    firstStep: runCosts(frames, 'first'),
    secondStep: runCosts(frames, 'second'),
  }
}

/** A holder's first claim gives it its first units of the reward token. Lists are of holders who have claimed before. */
async function measureClaims(dividends: DividendToken) {
  const { market, token } = dividends
  const { alice, bob } = market.traders
  await claim(dividends, bob) // pays for the first number of what is claimed
  const claimFirst = await claim(dividends, alice)

  const [ten, hundred] = [listHolders(10, 'a'), listHolders(100, 'b')]
  for (const holder of [...ten, ...hundred]) await transfer(market, token, market.owner, holder)
  await distribute(dividends)
  for (const list of [ten, hundred]) await claimMany(dividends, list)
  await distribute(dividends)
  return {
    claimFirst,
    claimLater: await claim(dividends, alice),
    claimManyOf10: await claimMany(dividends, ten),
    claimManyOf100: await claimMany(dividends, hundred),
  }
}

async function distribute(dividends: DividendToken): Promise<void> {
  await advanceTime(dividends.market)
  await processVault(dividends)
}

/** Addresses without a zero byte, as most are: each costs the same calldata. At most 200. */
function listHolders(count: number, digit: string): Address[] {
  return Array.from({ length: count }, (_, index) => `0x${digit.repeat(38)}${toHex(index + 17).slice(2)}` as const)
}

/** Gas of what people do with a Baby token that takes 3 % for holders, 3 % for liquidity, 2 % for marketing. */
export async function measureBaby(market: Market): Promise<DividendCosts> {
  const fees = {
    tokenRewardFeeBps: 300,
    liquidityFeeBps: 300,
    marketingFeeBps: 200,
    marketingWallet: market.traders.dave,
    minimumTokenBalanceForDividends: parseEther('100'),
  }
  return measureDividends(await createDividendToken(market, 'BabyTokenFactory', fees), 'BabyToken')
}

/** Gas of what people do with a Buyback Baby token: 2 % for liquidity, 3 % for buybacks, 3 % for holders, 1 % for marketing. */
export async function measureBuybackBaby(market: Market): Promise<DividendCosts> {
  const fees = { liquidityFeeBps: 200, buyBackFeeBps: 300, reflectionFeeBps: 300, marketingFeeBps: 100 }
  const dividends = await createDividendToken(market, 'BuybackBabyTokenFactory', fees)
  const { costs, ...parts } = await measureDividends(dividends, 'BuybackBabyToken')

  await buyback(dividends) // pays for what is new: the dead address' units
  await advanceTime(market)
  return { costs: { ...costs, buyback: await buyback(dividends) }, ...parts }
}

/** A token with dividends on its market. */
type DividendToken = {
  market: Market
  token: Address
  vault: Address
  creation: { hash: Hex; gas: number }
}

const abi = parseAbi([
  'function vault() view returns (address)',
  'function process() returns (uint256 earned)',
  'function claim()',
  'function claimMany(address[] holders)',
  'function buyback(uint256 minUnits)',
])

/** The reward token is one of ours without fees, in a pool as deep as the token's own. */
async function createDividendToken(market: Market, factoryName: string, fees: object): Promise<DividendToken> {
  const reward = { ...tokenIdentity(market), salt: keccak256(toHex(factoryName)) }
  const { token: rewardToken } = await createToken(market, 'StandardTokenFactory', reward)
  await seedPool(market, rewardToken)

  const params = { ...tokenIdentity(market), ...fees, rewardToken, router: market.router }
  const { token, ...creation } = await createToken(market, factoryName, params)
  await seedPool(market, token)
  const vault = await market.client.readContract({ address: token, abi, functionName: 'vault' })
  return { market, token, vault, creation }
}

function processVault({ market, vault }: DividendToken) {
  return sendTraced(market, {
    from: market.traders.bob,
    to: vault,
    data: encodeFunctionData({ abi, functionName: 'process' }),
  })
}

function claim({ market, token }: DividendToken, holder: Address): Promise<number> {
  return send(market, { from: holder, to: token, data: encodeFunctionData({ abi, functionName: 'claim' }) })
}

/** @returns Gas of the whole transaction for each holder. */
async function claimMany({ market, token }: DividendToken, holders: Address[]): Promise<number> {
  const data = encodeFunctionData({ abi, functionName: 'claimMany', args: [holders] })
  return Math.round((await send(market, { from: market.traders.bob, to: token, data })) / holders.length)
}

function buyback({ market, vault }: DividendToken): Promise<number> {
  const data = encodeFunctionData({ abi, functionName: 'buyback', args: [0n] })
  return send(market, { from: market.traders.bob, to: vault, data })
}
