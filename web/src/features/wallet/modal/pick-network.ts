import type { Config } from 'wagmi'
import { pickedNetworkOf } from '@/features/wallet/session/picked-network.ts'
import type { AppChain } from '@/lib/chains.ts'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import type { Modal } from './create-modal.ts'

/** Row N1: where a chosen network leads. One that is not configured leads nowhere. */
export function pickNetwork(config: Config, modal: Modal, { id, configured }: AppChain): void {
  if (!configured) return
  const { status, chain } = readWalletState(config)
  if (status !== 'connected') {
    void switchNetwork(config, id) // without a wallet, that is where the page reads
    pickedNetworkOf(config).setState({ chainId: id })
    modal.push('ConnectWallet')
  } else if (chain?.id === id) modal.reset('Account')
  else modal.push('SwitchNetwork', { SwitchNetwork: { chainId: id } })
}
