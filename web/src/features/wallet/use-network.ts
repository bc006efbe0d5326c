import { useChainId } from 'wagmi'
import { type AppChain, configuredChains, findChain } from '../../lib/chains'
import { useWalletState } from '../../lib/wallet/use-wallet-state'

export type Network = {
  /** The wallet's where that is supported, else the one that the page reads from. */
  chain: AppChain
  /** False where the wallet itself is elsewhere. */
  supported: boolean
  /** The wallet's chain where it is known but not enabled. */
  walletChain?: AppChain
}

export function useNetwork(): Network {
  const { status, chain: walletChain } = useWalletState()
  const chainId = useChainId()
  const chain = configuredChains.find(({ id }) => id === chainId) ?? configuredChains[0]
  if (status !== 'connected') return { chain, supported: true }
  const known = findChain(walletChain?.id)
  if (known?.configured) return { chain: known, supported: true }
  return { chain, supported: false, walletChain: known }
}
