import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Dialog } from '@/components/ui/dialog.tsx'
import { views } from '@/features/wallet/views/index.ts'
import { findChain } from '@/lib/chains.ts'
import type { Modal } from './create-modal.ts'
import { ModalProvider } from './modal-context.tsx'
import { type Router, router } from './router.ts'

/** The dialog around whichever view is in force. */
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
