// Asks the chain what the factory will ask of a reward token, and whether its pool holds liquidity.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import {
  readIerc20Decimals,
  readIerc20Name,
  readIerc20Symbol,
  readUniswapV2FactoryGetPair,
  readUniswapV2PairGetReserves,
  readUniswapV2PairTotalSupply,
} from '@saleyard/generated'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { hasCode, readRouter } from './read-addresses.ts'
import { rewardDecimalsMax, undefinedIfReverted, untrustedCallGas } from './untrusted-call.ts'

type RewardTokenFacts = {
  ok: true
  name: string
  decimals: number
  /** Whether the token's pool with the router's wrapped coin has liquidity; unknown without a router that answers. */
  pool: 'liquid' | 'none' | 'unknown'
}
type RewardTokenRefusal =
  | { ok: false; problem: 'rewardMissing' | 'rewardStrange' | 'rewardIsCoin' }
  | { ok: false; problem: 'rewardDecimals'; values: { decimals: string } }

/** Longest part of an untrusted name that a line holds. Characters. */
const nameLength = 40

/**
 * Checks what the factory requires of a reward token, in its order: it has code and returns its decimals, is not the wrapped
 * coin of the router, and has no more decimals than pairs can hold. A pool is not required; dividends wait until there is one.
 *
 * @throws The network's error, which says nothing about the contract.
 */
export async function readRewardToken(
  config: Config,
  { chainId, token, router }: { chainId: number; token: Address; router: Address | undefined },
): Promise<RewardTokenFacts | RewardTokenRefusal> {
  const at = { chainId, address: token, gas: untrustedCallGas } as const
  const [decimals, name, symbol, market] = await Promise.all([
    undefinedIfReverted(readIerc20Decimals(config, at)),
    undefinedIfReverted(readIerc20Name(config, at)),
    undefinedIfReverted(readIerc20Symbol(config, at)),
    router && readRouter(config, { chainId, router }),
  ])
  if (decimals === undefined) {
    const isThere = await hasCode(config, { chainId, address: token })
    return { ok: false, problem: isThere ? 'rewardStrange' : 'rewardMissing' }
  }
  if (market?.ok && isAddressEqual(token, market.wrappedCoin)) return { ok: false, problem: 'rewardIsCoin' }
  if (decimals > rewardDecimalsMax) {
    return { ok: false, problem: 'rewardDecimals', values: { decimals: String(decimals) } }
  }
  const pool = market?.ok ? await readPool(config, { chainId, token, ...market }) : 'unknown'
  return { ok: true, name: nameOf(token, [name, symbol]), decimals, pool }
}

async function readPool(config: Config, parameters: Parameters<typeof hasLiquidity>[1]): Promise<'liquid' | 'none'> {
  return (await hasLiquidity(config, parameters)) ? 'liquid' : 'none'
}

/**
 * Picks a display name. Name and symbol are untrusted, and optional in the standard.
 */
function nameOf(token: Address, candidates: (string | undefined)[]): string {
  const name = candidates.map((text) => cleanText(text ?? '')).find(Boolean) ?? shortenAddress(token)
  return name.slice(0, nameLength)
}

type HasLiquidityParameters = { chainId: number; factory: Address; token: Address; wrappedCoin: Address }

/** By the vaults' own test (Readiness): both reserves of the pair are above zero, and so is its supply of liquidity. */
async function hasLiquidity(
  config: Config,
  { chainId, factory, token, wrappedCoin }: HasLiquidityParameters,
): Promise<boolean> {
  const at = { chainId, gas: untrustedCallGas } as const
  const pair = await undefinedIfReverted(
    readUniswapV2FactoryGetPair(config, { ...at, address: factory, args: [token, wrappedCoin] }),
  )
  if (!pair || pair === zeroAddress) return false

  const [reserves, supply] = await Promise.all([
    undefinedIfReverted(readUniswapV2PairGetReserves(config, { ...at, address: pair })),
    undefinedIfReverted(readUniswapV2PairTotalSupply(config, { ...at, address: pair })),
  ])
  return Boolean(reserves && reserves[0] > 0n && reserves[1] > 0n && supply)
}
