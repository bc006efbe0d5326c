import { mainnet } from 'viem/chains'
import { useChainId, useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { configuredChains } from '../../../../lib/chains'
import { useWalletState } from '../../../../lib/wallet/use-wallet-state'
import { pickedNetworkOf } from '../../session/picked-network'

/**
 * Id of the network whose tile is marked: the connected wallet's; without one, what the user picked; else Ethereum's,
 * as the specification wants it (§2), although a page may not have it enabled and read from another.
 */
export function useActiveNetwork(): number | undefined {
  const config = useConfig()
  const { status, chain } = useWalletState()
  const picked = useStore(pickedNetworkOf(config), ({ chainId }) => chainId)
  const pageChainId = useChainId()
  if (status === 'connected') return chain?.id
  if (picked !== undefined) return picked
  // An earlier pick, or the wallet's of the last visit.
  return pageChainId === configuredChains[0].id ? mainnet.id : pageChainId
}
