import { readUniswapV2PairGetReserves } from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { questionGas } from './limits.ts'
import { orSilent } from './or-silent.ts'

/**
 * The pair that a token will have, if somebody has made it before the token: nobody needs to wait for one to do so.
 *
 * @returns What is in it of both sides; wei, for the token's side is empty as long as there is no token. Nothing where there is
 * no pair.
 * @throws what the network did instead of asking.
 */
export async function readPair(
  config: Config,
  { chainId, pair }: { chainId: number; pair: Address },
): Promise<{ reserve: bigint } | undefined> {
  const at = { chainId, gas: questionGas } as const
  const reserves = await orSilent(readUniswapV2PairGetReserves(config, { ...at, address: pair }))
  return reserves && { reserve: reserves[0] + reserves[1] }
}
