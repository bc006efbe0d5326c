// Returns the network in force: the wallet's where it is supported, else the one that the page reads from.
import { useChainId, useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { type AppChain, configuredChains, findChain } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { pickedNetworkOf } from './picked-network.ts'

export type Network = {
  /** The wallet's where that is supported, else the one that the page reads from. */
  chain: AppChain
  /** False where the wallet itself is elsewhere. */
  supported: boolean
  /** The wallet's chain where it is known but not enabled. */
  walletChain?: AppChain
  /** A wallet is there, or the user has picked a network; else the page has taken its first one by itself. */
  chosen: boolean
}

export function useNetwork(): Network {
  const { status, chain: walletChain } = useWalletState()
  const chainId = useChainId()
  const picked = useStore(pickedNetworkOf(useConfig()), (state) => state.chainId)
  const chain = configuredChains.find(({ id }) => id === chainId) ?? configuredChains[0]
  if (status !== 'connected') {
    // One that is not the first was picked earlier, or is the wallet's of the last visit.
    const chosen = status === 'reconnecting' || picked !== undefined || chain !== configuredChains[0]
    return { chain, supported: true, chosen }
  }
  const known = findChain(walletChain?.id)
  if (known?.configured) return { chain: known, supported: true, chosen: true }
  return { chain, supported: false, walletChain: known, chosen: true }
}
