// Reads what waits in the vault for buybacks and what one would bring and earn now, and builds the call that starts one.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { getVaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'
import {
  readBuybackBabyVaultKeeperBps,
  readBuybackBabyVaultKeeperTime,
  readBuybackBabyVaultPendingBuyback,
  readBuybackBabyVaultReservePerUnitSwapped,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  readUniswapV2RouterGetAmountsOut,
  readUniswapV2RouterWeth,
  simulateBuybackBabyVaultBuyback,
  writeBuybackBabyVaultBuyback,
} from '@saleyard/generated'
import { buybackBabyVaultAbi as abi } from '@saleyard/generated/abis'
import { encodeFunctionData, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getBlock } from 'wagmi/actions'
import { estimateCost, type Turn } from './keeper-pay.ts'
import type { TaxedToken } from './token-action.ts'
import { type CallContext, type TokenCall, toTokenCall } from './token-call.ts'

/** `waiting` is `None` if a buyback may run now. */
export type BuybackFacts = Turn & {
  /** Wei in the vault for buybacks. */
  coin: bigint
  /** Most wei that a buyback spends now, what its caller earns included. */
  spent: bigint
  /** Most wei of wrapped coin that its caller earns, of those spent. */
  earned: bigint
  /** Base units that it would buy. */
  bought: bigint
}

/**
 * Reads what waits in the vault for buybacks, and what one would bring now: the vault itself asks the router, whose answer is
 * after the pool's fee, for at most this part of the pair's coin less what the caller earns.
 *
 * @throws The errors of the reads, except a router's refusal to quote, which counts as a purchase of nothing.
 */
export async function readBuyback(
  config: Config,
  { chainId, token, taxed: { pair, router, vault } }: TaxedToken,
): Promise<BuybackFacts> {
  const at = { chainId, address: vault } as const
  const [pending, part, keeperBps, keeperTime, { timestamp }, reserves, token0, wrappedCoin] = await Promise.all([
    readBuybackBabyVaultPendingBuyback(config, at),
    readBuybackBabyVaultReservePerUnitSwapped(config, at),
    readBuybackBabyVaultKeeperBps(config, at),
    readBuybackBabyVaultKeeperTime(config, at),
    getBlock(config, { chainId }),
    readUniswapV2PairGetReserves(config, { chainId, address: pair }),
    readUniswapV2PairToken0(config, { chainId, address: pair }),
    readUniswapV2RouterWeth(config, { chainId, address: router }),
  ])
  const most = (isAddressEqual(token0, token) ? reserves[1] : reserves[0]) / part
  const spent = smaller(pending.coin, most)
  const late = timestamp > pending.dueAt ? smaller(timestamp - pending.dueAt, keeperTime) : 0n
  // As the contract rounds it, in Pace.share.
  const earned = (spent * keeperBps * late) / (wholeBps * keeperTime)
  return {
    coin: pending.coin,
    dueAt: pending.dueAt,
    waiting: getVaultWaiting(pending.waiting),
    spent,
    earned,
    bought: spent > 0n ? await quote(spent - earned) : 0n,
  }

  async function quote(coin: bigint): Promise<bigint> {
    const args = [coin, [wrappedCoin, token]] as const
    try {
      const amounts = await readUniswapV2RouterGetAmountsOut(config, { chainId, address: router, args })
      return amounts[1] ?? 0n
    } catch (error) {
      if (isRevert(error)) return 0n
      throw error
    }
  }
}

const wholeBps = 10_000n

function isRevert(error: unknown): boolean {
  return ['reverted', 'revertedUnknown'].includes(toUserError(error).code)
}

function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

/**
 * Default of the minimum that a buyback must bring, in base units: the quote less 1 %, but one unit at least. Until the
 * buyback is mined its caller's part grows, at most to the same 1 %.
 */
export function defaultMinimum(bought: bigint): bigint {
  const minimum = (bought * 99n) / 100n
  return minimum > 0n ? minimum : 1n
}

/**
 * Builds the call of a buyback by the vault at `context.address`.
 *
 * @param minUnits Least number of base units to buy. With 0 there is no minimum, and a buyback that must wait only updates the
 *   price average.
 * @throws In `simulate`, with a minimum: `BuybackBabyVault_BuybackMustWait`, `BuybackBabyVault_BuybackTooSmall`.
 */
export function buybackCall(config: Config, context: CallContext, minUnits: bigint): TokenCall {
  const args = [minUnits] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'buyback', args }),
    simulate: () => simulateBuybackBabyVaultBuyback(config, { ...context, args }),
    write: () => writeBuybackBabyVaultBuyback(config, { ...context, args }),
  })
}

/**
 * Estimates the network cost of a buyback by the account now, in wei. The minimum does not change it.
 *
 * @throws The contract's error, or the network's.
 */
export function estimateBuybackCost(config: Config, context: CallContext): Promise<bigint> {
  return estimateCost(config, context, encodeFunctionData({ abi, functionName: 'buyback', args: [1n] }))
}
