import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CopyButton } from '../../../../components/ui/copy-button'
import { useModal, useModalState } from '../../modal/modal-context'
import { router } from '../../modal/router'

/** One wallet: how to connect it, or where to get it. */
export function WalletView() {
  const { t } = useTranslation()
  const { pairing } = useModal()
  const wallet = useModalState((state) => router.walletOf(state.router))
  const state = useStore(pairing.store)
  useEffect(() => {
    pairing.start()
    return pairing.stop
  }, [pairing])
  return (
    <div className="flex flex-col gap-3 text-14">
      <p>{wallet.name}</p>
      {state.step === 'ready' && <CopyButton text={state.uri} label={t('walletModal.copyLink')} />}
    </div>
  )
}
