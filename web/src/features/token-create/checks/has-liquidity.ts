import {
  readUniswapV2FactoryGetPair,
  readUniswapV2PairGetReserves,
  readUniswapV2PairTotalSupply,
} from '@saleyard/generated'
import { type Address, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { questionGas } from './limits.ts'
import { orSilent } from './or-silent.ts'

type HasLiquidityParameters = { chainId: number; factory: Address; token: Address; wrappedCoin: Address }

/** As the vaults see it (Readiness): both sides of the pair are there, and liquidity is somebody's. */
export async function hasLiquidity(
  config: Config,
  { chainId, factory, token, wrappedCoin }: HasLiquidityParameters,
): Promise<boolean> {
  const at = { chainId, gas: questionGas } as const
  const pair = await orSilent(
    readUniswapV2FactoryGetPair(config, { ...at, address: factory, args: [token, wrappedCoin] }),
  )
  if (!pair || pair === zeroAddress) return false

  const [reserves, supply] = await Promise.all([
    orSilent(readUniswapV2PairGetReserves(config, { ...at, address: pair })),
    orSilent(readUniswapV2PairTotalSupply(config, { ...at, address: pair })),
  ])
  return Boolean(reserves && reserves[0] > 0n && reserves[1] > 0n && supply)
}
