import {
  readBuybackBabyVaultPendingBuyback,
  readBuybackBabyVaultReservePerUnitSwapped,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  readUniswapV2RouterGetAmountsOut,
  readUniswapV2RouterWeth,
} from '@saleyard/generated'
import { isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import type { TaxedToken } from '@/features/token-create/console/console-props.ts'
import { nameWaiting, type Waiting } from '@/lib/errors/name-waiting.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'

export type BuybackFacts = {
  /** Wei in the vault for buybacks. */
  coin: bigint
  /** `None`: it may be now. */
  waiting: Waiting
  /** Wei that a buyback of this moment spends at most. */
  spent: bigint
  /** Base units that it would buy. */
  bought: bigint
}

/**
 * What waits in the vault for buybacks, and what one would bring now: the vault itself asks the router, whose answer is after
 * the pool's fee, for at most this part of the pair's coin.
 *
 * @throws What the reads throw; not when the router refuses to quote: then nothing would be bought.
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
    waiting: nameWaiting(pending.waiting),
    spent,
    bought: spent > 0n ? await quote() : 0n,
  }

  async function quote(): Promise<bigint> {
    const args = [spent, [wrappedCoin, token]] as const
    try {
      const amounts = await readUniswapV2RouterGetAmountsOut(config, { chainId, address: router, args })
      return amounts[1] ?? 0n
    } catch (error) {
      if (hasRefused(error)) return 0n
      throw error
    }
  }
}

function hasRefused(error: unknown): boolean {
  return ['reverted', 'revertedUnknown'].includes(toUserError(error).code)
}

function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}
