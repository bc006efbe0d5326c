import type { ComponentType } from 'react'
import type { ModalView } from '../../../lib/wallet/wallet-modal'
import { LazyAccountView } from './account/lazy-account-view'
import { ConnectWalletView } from './connect-wallet/connect-wallet-view'
import { SelectNetworkView } from './select-network/select-network-view'
import { SwitchNetworkView } from './switch-network/switch-network-view'
import { WalletView } from './wallet/wallet-view'

/** The five views of the modal. A title may name the `wallet` or the `network` that the view is about. */
export const views = {
  ConnectWallet: { titleKey: 'wallet.choose', View: ConnectWalletView },
  Account: { titleKey: 'wallet.account', View: LazyAccountView },
  SelectNetwork: { titleKey: 'networks.title', View: SelectNetworkView },
  Wallet: { titleKey: 'walletModal.walletTitle', View: WalletView },
  SwitchNetwork: { titleKey: 'networks.switchTo', View: SwitchNetworkView },
} as const satisfies Record<ModalView, { titleKey: string; View: ComponentType }>
