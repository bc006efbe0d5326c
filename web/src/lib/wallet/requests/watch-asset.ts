import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { watchAsset as watchAssetByWagmi } from 'wagmi/actions'
import { tokenDecimals } from '@/lib/constants.ts'
import { requestWallet } from './request-wallet.ts'

export type WatchAssetParameters = {
  address: Address
  symbol: string
  /** Default 18. */
  decimals?: number
  /** URL of the token's picture. */
  image?: string
}

/**
 * Requests that the wallet lists a token (`wallet_watchAsset`, EIP-747). Returns the wallet's answer.
 *
 * @throws As {@link requestWallet}.
 */
export function watchAsset(
  config: Config,
  { address, symbol, decimals = tokenDecimals, image }: WatchAssetParameters,
): Promise<boolean> {
  return requestWallet(() =>
    watchAssetByWagmi(config, { type: 'ERC20', options: { address, symbol, decimals, ...(image && { image }) } }),
  )
}
