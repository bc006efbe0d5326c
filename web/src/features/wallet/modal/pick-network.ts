import type { Config } from 'wagmi'
import type { AppChain } from '../../../lib/chains'
import { switchNetwork } from '../../../lib/wallet/switch-network'
import { readWalletState } from '../../../lib/wallet/wallet-state'
import { pickedNetworkOf } from '../session/picked-network'
import type { Modal } from './create-modal'

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
