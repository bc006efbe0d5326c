// Reads what no contract of ours promises about a token: its exchange, its pool, where the liquidity is, who the first owner is.
import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { readIerc20BalanceOf, readUniswapV2FactoryGetPair, simulateIerc20Transfer } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { type Address, BaseError, ContractFunctionZeroDataError, isAddressEqual, zeroAddress } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { isContract, readRouter } from '@/features/tokens/create/checks/read-addresses.ts'
import { undefinedIfReverted, untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { readPool } from '@/features/tokens/liquidity/market.ts'
import { minimumLiquidity, type Pool } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { readLiquidityLocks } from '@/features/tokens/locks/read-locks.ts'
import { type LiquidityParts, readLiquidity } from '@/features/tokens/page/read-liquidity.ts'
import { getChain } from '@/lib/networks/chains.ts'

/** A pool of an exchange of the network's table, and where its liquidity is. */
export type KnownPool = Pool & {
  exchange: string
  pair: Address
  liquidity: LiquidityParts
  lockedUntil?: { isWhole: boolean; date: bigint } | undefined
}

export type Standing = {
  /** `unknown`: the token's router is not in the table of its network, or its exchange names another pair. */
  exchange: { state: 'known'; name: string } | { state: 'unknown' } | { state: 'free' }
  /** Absent before a pool is created, and where the exchange is unknown: what a strange pair says proves nothing. */
  pool?: KnownPool
  isFirstOwnerContract: boolean
  /** Whether the reward token refuses to leave the vault, so that no holder can be paid. */
  isRewardStuck: boolean
}

/** Whether anyone could trade in a pool: the thousand units that every pool burns keep no price alive. */
export function isLiquid({ lpSupply, reserveToken, reserveCoin }: Pool): boolean {
  return lpSupply > minimumLiquidity && reserveToken > 0n && reserveCoin > 0n
}

/**
 * Finds the pool with the most coin. One in which anyone could trade comes before others, then one that ever had liquidity: coin
 * can be given to an empty pair.
 */
export function findDeepest<Each extends Pool>(pools: readonly Each[]): Each | undefined {
  const rank = (pool: Pool) => Number(isLiquid(pool)) + Number(pool.lpSupply > 0n)
  const compare = (one: Each, other: Each) =>
    rank(other) - rank(one) || Number(other.reserveCoin > one.reserveCoin) - Number(one.reserveCoin > other.reserveCoin)
  return [...pools].sort(compare)[0]
}

/**
 * Reads the exchange, the pool and its liquidity. A token without a router of its own has the deepest pool of the exchanges
 * in the network's table.
 *
 * @throws The network's error.
 */
export async function readStanding(config: Config, token: SaleyardToken): Promise<Standing> {
  const { chainId, taxed } = token
  const firstOwner = taxed?.firstOwner ?? zeroAddress
  const [places, isFirstOwnerContract, isRewardStuck] = await Promise.all([
    findPlaces(config, token),
    taxed ? isContract(config, { chainId, address: firstOwner }) : false,
    refusesToPay(config, token),
  ])
  const [own] = places
  if (taxed && !own) return { exchange: { state: 'unknown' }, isFirstOwnerContract, isRewardStuck }

  const pools = await Promise.all(
    places.map(async (place) => ({ ...place, ...(await readPool(config, { ...place, chainId, token: token.token })) })),
  )
  const deepest = findDeepest(pools)
  return {
    exchange: own && taxed ? { state: 'known', name: own.exchange } : { state: 'free' },
    ...(deepest && { pool: { ...deepest, ...(await locate(config, { chainId, pair: deepest.pair, firstOwner })) } }),
    isFirstOwnerContract,
    isRewardStuck,
  }
}

type PaidFrom = {
  chainId: number
  taxed?: { rewardToken?: Address | undefined; vault: Address; firstOwner: Address } | undefined
}

/** Gas that a claim for a list gives each payment (DividendToken CLAIM_GAS). */
const payoutGas = 600_000n

/**
 * Whether the reward token, which may be paused, keeps the vault from paying dividends, by simulated transfers from the vault to the
 * first owner: of one base unit, and, since some tokens refuse to move so little, of all. A vault without any reward says nothing.
 */
async function refusesToPay(config: Config, { chainId, taxed }: PaidFrom): Promise<boolean> {
  if (!taxed?.rewardToken) return false
  const { rewardToken, vault } = taxed
  const ask = { chainId, address: rewardToken, gas: untrustedCallGas, args: [vault] } as const
  const held = await undefinedIfReverted(readIerc20BalanceOf(config, ask))
  if (!held) return held === undefined
  const pays = (units: bigint) => canPay(config, { chainId, rewardToken, vault, firstOwner: taxed.firstOwner, units })
  return !(await pays(1n)) && !(await pays(held))
}

type Payment = { chainId: number; rewardToken: Address; vault: Address; firstOwner: Address; units: bigint }

async function canPay(config: Config, { chainId, rewardToken, vault, firstOwner, units }: Payment): Promise<boolean> {
  try {
    const at = { chainId, address: rewardToken, account: vault, gas: payoutGas } as const
    return (await simulateIerc20Transfer(config, { ...at, args: [firstOwner, units] })).result
  } catch (error) {
    // Some tokens move and return nothing.
    if (error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError)) return true
    if (isAnswered(error)) return false
    throw error
  }
}

type Place = { exchange: string; pair: Address; wrappedCoin: Address }

/** Finds the pools with the wrapped coin on the exchanges of the table; of a token with fees, only its own. */
async function findPlaces(config: Config, { chainId, token, taxed }: SaleyardToken): Promise<Place[]> {
  const table = Object.entries(getChain(chainId).routers).filter(
    ([, router]) => router && (!taxed || isAddressEqual(router, taxed.router)),
  ) as [string, Address][]
  const found = await Promise.all(
    table.map(async ([exchange, router]) => {
      const facts = await readRouter(config, { chainId, router })
      if (!facts.ok) return []
      const { factory, wrappedCoin } = facts
      const at = { chainId, address: factory, gas: untrustedCallGas }
      const pair = await undefinedIfReverted(readUniswapV2FactoryGetPair(config, { ...at, args: [token, wrappedCoin] }))
      if (!pair || pair === zeroAddress || (taxed && !isAddressEqual(pair, taxed.pair))) return []
      return [{ exchange, pair, wrappedCoin }]
    }),
  )
  return found.flat()
}

async function locate(config: Config, place: { chainId: number; pair: Address; firstOwner: Address }) {
  const { lockedUntil, ...held } = await readLiquidityLocks(config, place)
  return { liquidity: await readLiquidity(config, { ...place, ...held }), lockedUntil }
}

/** Reads the standing of a token, again while it is shown: others trade. */
export function useStanding(token: SaleyardToken) {
  const config = useConfig()
  // No generated hook: each read depends on the one before, and they give one answer.
  return useQuery({
    queryKey: tokenQueryKey(token, 'standing'),
    queryFn: () => readStanding(config, token),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
}
