import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { watchAsset as ask } from 'wagmi/actions'
import { tokenDecimals } from '@/lib/constants.ts'
import { askWallet } from './ask-wallet.ts'

export type WatchAssetParameters = {
  address: Address
  symbol: string
  /** Default 18. */
  decimals?: number
  /** Address of the token's picture. */
  image?: string
}

/**
 * Asks the wallet to list a token (`wallet_watchAsset`, EIP-747). Gives what the wallet says it did.
 *
 * @throws As {@link askWallet}.
 */
export function watchAsset(
  config: Config,
  { address, symbol, decimals = tokenDecimals, image }: WatchAssetParameters,
): Promise<boolean> {
  return askWallet(() =>
    ask(config, { type: 'ERC20', options: { address, symbol, decimals, ...(image && { image }) } }),
  )
}
