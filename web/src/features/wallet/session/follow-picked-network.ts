import type { Config } from 'wagmi'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { pickedNetworkOf } from './picked-network.ts'

/**
 * Asks a wallet that the user has just connected to go to the network that was picked before. One that is found connected
 * at start is asked nothing.
 *
 * @returns What ends it.
 */
export function followPickedNetwork(config: Config, onFailure: (error: unknown) => void): () => void {
  return config.subscribe(
    ({ status }) => status,
    (status, before) => {
      if (status !== 'connected') return
      const { chainId } = pickedNetworkOf(config).getState()
      pickedNetworkOf(config).setState({ chainId: undefined })
      if (before !== 'connecting' || chainId === undefined || readWalletState(config).chain?.id === chainId) return
      switchNetwork(config, chainId).catch(onFailure)
    },
  )
}
