// Shows the dialog around the current view; its table of the five views is the only place that registers a view.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { ConnectWalletView } from '@/features/wallet/views/connect-wallet/connect-wallet-view.tsx'
import { SelectNetworkView } from '@/features/wallet/views/select-network-view.tsx'
import { SwitchNetworkView } from '@/features/wallet/views/switch-network-view.tsx'
import { WalletView } from '@/features/wallet/views/wallet/wallet-view.tsx'
import { withTexts } from '@/lib/i18n/load-language.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { isSafeApp } from '@/lib/wallet/load-safe-app.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import type { ModalView } from '@/lib/wallet/wallet-modal.ts'
import type { Modal } from './create-modal.ts'
import { ModalProvider } from './modal-context.tsx'
import { type Router, router } from './router.ts'

export function WalletModal({ modal }: { modal: Modal }) {
  const { t } = useTranslation()
  const { open, router: state } = useStore(modal.store)
  const { titleKey, View } = views[state.view]
  const back = router.canGoBack(state) && (
    <button
      type="button"
      className="btn btn-ghost btn-square btn-sm"
      aria-label={t('walletModal.back')}
      onClick={modal.goBack}
    >
      <ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" />
    </button>
  )
  return (
    <Dialog open={open} onClose={modal.close} title={t(titleKey, titleValues(state))} before={back}>
      <ModalProvider modal={modal}>
        <View key={state.history.length} />
      </ModalProvider>
    </Dialog>
  )
}

function titleValues({ data }: Router) {
  return { wallet: data?.Wallet?.name, name: findChain(data?.SwitchNetwork?.chainId)?.title }
}

/** The five views of the modal. A title may contain the `wallet` or the `network` of the view. */
export const views = {
  ConnectWallet: { titleKey: 'wallet.choose', View: ConnectWalletView },
  Account: { titleKey: 'wallet.account', View: LazyAccountView },
  SelectNetwork: { titleKey: 'networks.title', View: SelectNetworkView },
  Wallet: { titleKey: 'walletModal.walletTitle', View: WalletView },
  SwitchNetwork: { titleKey: 'networks.switchTo', View: SwitchNetworkView },
} as const satisfies Record<ModalView, { titleKey: string; View: ComponentType }>

/** The size of the account with its balance, its actions and its activity. */
function WaitingAccount() {
  const actions = 'h-24 max-sm:h-26 max-[25rem]:h-52'
  return <Waiting className="gap-4" rows={['h-12 max-sm:h-15.5', 'h-15.5', actions, 'h-15']} />
}

const loadAccountView = () => import('@/features/wallet/views/account-view.tsx')

/**
 * Shows the account's view, which loads when it first opens: only connected users see it, and it is a quarter of all
 * wallet code. If loading fails, the rest of the page works and the user can retry.
 */
function LazyAccountView() {
  const { t } = useTranslation()
  const { connector } = useWalletState()
  const isSafe = connector !== undefined && isSafeApp(connector)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['view', 'account', isSafe],
    queryFn: isSafe ? withTexts('safe', loadAccountView) : loadAccountView,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (data) return <data.AccountView />
  if (!error || isFetching) return <WaitingAccount />
  return (
    <ErrorNote error={toUserError(error)}>
      <button type="button" className="btn btn-sm" onClick={() => refetch()}>
        {t('common.tryAgain')}
      </button>
    </ErrorNote>
  )
}
