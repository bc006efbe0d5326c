import { type ComponentType, lazy } from 'react'
import type { ModalView } from '../../../lib/wallet/wallet-modal'
import { ConnectWalletView } from './connect-wallet/connect-wallet-view'
import { SelectNetworkView } from './select-network/select-network-view'
import { SwitchNetworkView } from './switch-network/switch-network-view'
import { WalletView } from './wallet/wallet-view'

/** Only who is connected sees it, and it reads the chain, which is a quarter of all code for wallets. */
const AccountView = lazy(() => import('./account/account-view').then((module) => ({ default: module.AccountView })))

/** The five views of the modal. A title may name the `wallet` or the `network` that the view is about. */
export const views = {
  ConnectWallet: { titleKey: 'wallet.choose', View: ConnectWalletView },
  Account: { titleKey: 'wallet.account', View: AccountView },
  SelectNetwork: { titleKey: 'networks.title', View: SelectNetworkView },
  Wallet: { titleKey: 'walletModal.walletTitle', View: WalletView },
  SwitchNetwork: { titleKey: 'networks.switchTo', View: SwitchNetworkView },
} as const satisfies Record<ModalView, { titleKey: string; View: ComponentType }>
