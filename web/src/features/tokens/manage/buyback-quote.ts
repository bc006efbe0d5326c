// Reads what waits in the vault for buybacks and what one would bring now, and builds the call that starts one.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { getVaultWaiting, type VaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'
import {
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
import type { TaxedToken } from './token-action.ts'
import { type CallContext, type TokenCall, toTokenCall } from './token-call.ts'

export type BuybackFacts = {
  /** Wei in the vault for buybacks. */
  coin: bigint
  /** `None` if a buyback may run now. */
  waiting: VaultWaiting
  /** Most wei that a buyback spends now. */
  spent: bigint
  /** Base units that it would buy. */
  bought: bigint
}

/**
 * Reads what waits in the vault for buybacks, and what one would bring now: the vault itself asks the router, whose answer is
 * after the pool's fee, for at most this part of the pair's coin.
 *
 * @throws The errors of the reads, except a router's refusal to quote, which counts as a purchase of nothing.
 */
export async function readBuyback(
  config: Config,
  { chainId, token, taxed: { pair, router, vault } }: TaxedToken,
): Promise<BuybackFacts> {
  const [pending, part, reserves, token0, wrappedCoin] = await Promise.all([
    readBuybackBabyVaultPendingBuyback(config, { chainId, address: vault }),
    readBuybackBabyVaultReservePerUnitSwapped(config, { chainId, address: vault }),
    readUniswapV2PairGetReserves(config, { chainId, address: pair }),
    readUniswapV2PairToken0(config, { chainId, address: pair }),
    readUniswapV2RouterWeth(config, { chainId, address: router }),
  ])
  const most = (isAddressEqual(token0, token) ? reserves[1] : reserves[0]) / part
  const spent = smaller(pending.coin, most)
  return {
    coin: pending.coin,
    waiting: getVaultWaiting(pending.waiting),
    spent,
    bought: spent > 0n ? await quote() : 0n,
  }

  async function quote(): Promise<bigint> {
    const args = [spent, [wrappedCoin, token]] as const
    try {
      const amounts = await readUniswapV2RouterGetAmountsOut(config, { chainId, address: router, args })
      return amounts[1] ?? 0n
    } catch (error) {
      if (isRevert(error)) return 0n
      throw error
    }
  }
}

function isRevert(error: unknown): boolean {
  return ['reverted', 'revertedUnknown'].includes(toUserError(error).code)
}

function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

/** Default of the minimum that a buyback must bring, in base units: the quote less 1 %, but one unit at least. */
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
