import type { ComponentType } from 'react'
import { LazyAccountView } from '@/features/wallet/views/account/lazy-account-view.tsx'
import { ConnectWalletView } from '@/features/wallet/views/connect-wallet/connect-wallet-view.tsx'
import { SelectNetworkView } from '@/features/wallet/views/select-network/select-network-view.tsx'
import { SwitchNetworkView } from '@/features/wallet/views/switch-network/switch-network-view.tsx'
import { WalletView } from '@/features/wallet/views/wallet/wallet-view.tsx'
import type { ModalView } from '@/lib/wallet/wallet-modal.ts'

/** The five views of the modal. A title may name the `wallet` or the `network` that the view is about. */
export const views = {
  ConnectWallet: { titleKey: 'wallet.choose', View: ConnectWalletView },
  Account: { titleKey: 'wallet.account', View: LazyAccountView },
  SelectNetwork: { titleKey: 'networks.title', View: SelectNetworkView },
  Wallet: { titleKey: 'walletModal.walletTitle', View: WalletView },
  SwitchNetwork: { titleKey: 'networks.switchTo', View: SwitchNetworkView },
} as const satisfies Record<ModalView, { titleKey: string; View: ComponentType }>
