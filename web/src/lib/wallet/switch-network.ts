import { BaseError } from 'viem'
import type { Config } from 'wagmi'
import { switchChain } from 'wagmi/actions'

/** wagmi has no code of its own for a wallet that added the network and stayed where it was, only these words. */
const stayedAfterAdding = 'User rejected switch after adding network.'

/**
 * Asks the wallet to go to a network. One that does not know it (4902) is asked to add it, and asked to switch again
 * where adding did not lead there: the standard leaves that to the wallet.
 *
 * @throws What the wallet throws when it declines or cannot.
 */
export async function switchNetwork(config: Config, chainId: number): Promise<void> {
  try {
    await switchChain(config, { chainId })
  } catch (error) {
    if (!hasStayed(error)) throw error
    await switchChain(config, { chainId })
  }
}

function hasStayed(error: unknown): boolean {
  const isReason = (cause: unknown) => cause instanceof Error && cause.message === stayedAfterAdding
  return error instanceof BaseError && Boolean(error.walk(isReason))
}
