import type { Address } from 'viem'
import { useChainId, useConnection } from 'wagmi'
import { type AppChain, configuredChains } from '../../lib/chains'

/** Who creates, and where: the wallet's network where it is enabled, else the one that the page reads from. */
export function useCreator(): { account: Address | undefined; chain: AppChain } {
  const { status, address, chainId: walletChainId } = useConnection()
  const pageChainId = useChainId()
  const enabled = (wanted: number | undefined) => configuredChains.find(({ id }) => id === wanted)
  return {
    account: status === 'connected' ? address : undefined,
    chain: enabled(walletChainId) ?? enabled(pageChainId) ?? configuredChains[0],
  }
}
