import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import { appStore } from '@/lib/storage/app-store.ts'
import { WalletButtonView } from './wallet-button-view.tsx'

/** Shows the header's buttons until the wallet layer has loaded. They work: a click waits for it, and shows that it was heard. */
export function WaitingTools({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation()
  const { openConnect, openNetworks } = useWalletActions()
  const recent = useStore(appStore, ({ recentAccount }) => recentAccount)
  const [isHeard, setHeard] = useState(false)
  return (
    <>
      <button
        id="network-button"
        type="button"
        className="btn min-w-9 border-line bg-panel px-2 font-medium text-14 sm:px-3"
        aria-label={t('networks.title')}
        onClick={() => openNetworks()}
      >
        <span className="skeleton size-5 rounded-full" />
        <span className="skeleton h-3.5 w-24 max-md:hidden" />
        <ChevronDown aria-hidden className="size-4 text-quiet max-sm:hidden" />
      </button>
      <WalletButtonView
        account={recent?.address}
        state={isHeard && !isFailed ? 'opening' : 'waiting'}
        onOpen={() => {
          setHeard(true)
          openConnect()
        }}
      />
    </>
  )
}
