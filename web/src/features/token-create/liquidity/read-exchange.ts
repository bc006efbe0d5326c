import { readUniswapV2RouterFactory, readUniswapV2RouterWeth } from '@saleyard/generated'
import {
  AbiDecodingDataSizeTooSmallError,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
} from 'viem'
import type { Config } from 'wagmi'
import { AppError } from '../../../lib/errors/app-error'

/**
 * The exchange behind a router, and its wrapped coin.
 *
 * @throws AppError `LiquiditySeeder_RouterInvalid` where there is no router of Uniswap's kind.
 */
export async function readExchange(
  config: Config,
  { chainId, router }: { chainId: number; router: Address },
): Promise<{ factory: Address; wrappedCoin: Address }> {
  const at = { chainId, address: router }
  try {
    const [factory, wrappedCoin] = await Promise.all([
      readUniswapV2RouterFactory(config, at),
      readUniswapV2RouterWeth(config, at),
    ])
    return { factory, wrappedCoin }
  } catch (cause) {
    throw isNoAnswer(cause) ? new AppError('LiquiditySeeder_RouterInvalid', { values: { router }, cause }) : cause
  }
}

/** What a contract of another kind says, or an address without one; a network that fails is something else. */
function isNoAnswer(error: unknown): boolean {
  const kinds = [ContractFunctionRevertedError, ContractFunctionZeroDataError, AbiDecodingDataSizeTooSmallError]
  return error instanceof BaseError && error.walk((cause) => kinds.some((kind) => cause instanceof kind)) !== null
}
