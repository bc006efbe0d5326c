import { useChainId, useConnection } from 'wagmi'
import { type AppChain, configuredChains, findChain } from '../../lib/chains'

export type Network = {
  /** The wallet's where that is supported, else the one that the page reads from. */
  chain: AppChain
  /** False where the wallet itself is elsewhere. */
  supported: boolean
  /** The wallet's chain where it is known but not enabled. */
  walletChain?: AppChain
}

export function useNetwork(): Network {
  const { status, chainId: walletChainId } = useConnection()
  const chainId = useChainId()
  const chain = configuredChains.find(({ id }) => id === chainId) ?? configuredChains[0]
  if (status !== 'connected') return { chain, supported: true }
  const walletChain = findChain(walletChainId)
  if (walletChain?.configured) return { chain: walletChain, supported: true }
  return { chain, supported: false, walletChain }
}
