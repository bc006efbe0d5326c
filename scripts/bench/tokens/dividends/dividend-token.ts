import { send } from '@scripts/bench/tokens/actions.ts'
import { create, identity } from '@scripts/bench/tokens/create.ts'
import { type Market, seedPool } from '@scripts/bench/tokens/market.ts'
import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, toHex } from 'viem'

/** A token with dividends on its market. */
export type DividendToken = {
  market: Market
  token: Address
  vault: Address
  creation: { hash: Hex; gas: number }
}

const abi = parseAbi([
  'function vault() view returns (address)',
  'function process()',
  'function claim()',
  'function claimMany(address[] holders)',
  'function buyback(uint256 minUnits)',
])

/** The reward token is one of ours without fees, in a pool as deep as the token's own. */
export async function createDividendToken(market: Market, factoryName: string, fees: object): Promise<DividendToken> {
  const reward = { ...identity(market), salt: keccak256(toHex(factoryName)) }
  const { token: rewardToken } = await create(market, 'StandardTokenFactory', reward)
  await seedPool(market, rewardToken)

  const params = { ...identity(market), ...fees, rewardToken, router: market.router }
  const { token, ...creation } = await create(market, factoryName, params)
  await seedPool(market, token)
  const vault = await market.client.readContract({ address: token, abi, functionName: 'vault' })
  return { market, token, vault, creation }
}

export function process({ market, vault }: DividendToken): Promise<number> {
  return send(market, {
    from: market.people.bob,
    to: vault,
    data: encodeFunctionData({ abi, functionName: 'process' }),
  })
}

export function claim({ market, token }: DividendToken, holder: Address): Promise<number> {
  return send(market, { from: holder, to: token, data: encodeFunctionData({ abi, functionName: 'claim' }) })
}

/** @returns Gas of the whole transaction for each holder. */
export async function claimMany({ market, token }: DividendToken, holders: Address[]): Promise<number> {
  const data = encodeFunctionData({ abi, functionName: 'claimMany', args: [holders] })
  return Math.round((await send(market, { from: market.people.bob, to: token, data })) / holders.length)
}

export function buyback({ market, vault }: DividendToken): Promise<number> {
  const data = encodeFunctionData({ abi, functionName: 'buyback', args: [0n] })
  return send(market, { from: market.people.bob, to: vault, data })
}
