// Returns the current network: the wallet's if it is supported, else the one that the page reads from.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useChainId, useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { configuredChains, findChain } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { getPickedNetworkStore } from './picked-network.ts'

export type Network = {
  /** The wallet's network if it is supported, else the one that the page reads from. */
  chain: AppChain
  /** False if the wallet is on an unsupported network. */
  supported: boolean
  /** The wallet's chain if it is known but not enabled. */
  walletChain?: AppChain
  /** True if a wallet is connected or the user has picked a network; else the page uses its first one by default. */
  chosen: boolean
}

export function useNetwork(): Network {
  const { status, chain: walletChain } = useWalletState()
  const chainId = useChainId()
  const picked = useStore(getPickedNetworkStore(useConfig()), (state) => state.chainId)
  const chain = configuredChains.find(({ id }) => id === chainId) ?? configuredChains[0]
  if (status !== 'connected') {
    // Any but the first network was picked earlier, or is the wallet's of the last visit.
    const chosen = status === 'reconnecting' || picked !== undefined || chain !== configuredChains[0]
    return { chain, supported: true, chosen }
  }
  const known = findChain(walletChain?.id)
  if (known?.configured) return { chain: known, supported: true, chosen: true }
  return { chain, supported: false, walletChain: known, chosen: true }
}
