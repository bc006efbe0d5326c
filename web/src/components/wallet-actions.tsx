// Lets shared components open the wallet's dialogs, and shows the button to connect.
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'

export type WalletActions = {
  openConnect: () => void
  /** Where networks are chosen; with the id of one, it is chosen already. */
  openNetworks: (chainId?: number) => void
}

const WalletActionsContext = createContext<WalletActions>({ openConnect: () => {}, openNetworks: () => {} })

/** Lets shared components ask for the wallet's dialogs without knowing who draws them. */
export function WalletActionsProvider({ actions, children }: { actions: WalletActions; children: ReactNode }) {
  return <WalletActionsContext value={actions}>{children}</WalletActionsContext>
}

export function useWalletActions(): WalletActions {
  return useContext(WalletActionsContext)
}

/** Stands where an act needs a wallet and none is connected; while the last session is on its way, what stands in for it. */
export function ConnectButton({ className = 'btn btn-primary btn-lg w-full text-15' }: { className?: string }) {
  const { t } = useTranslation()
  const { openConnect } = useWalletActions()
  if (useSessionPending())
    return (
      <div role="status" className="skeleton inline-grid has-[.w-full]:grid">
        {/* The button itself, unseen, gives the size. */}
        <span aria-hidden className={`${className} invisible`}>
          {t('wallet.connect')}
        </span>
        <span className="sr-only">{t('wallet.connecting')}</span>
      </div>
    )
  return (
    <button type="button" className={className} onClick={openConnect}>
      {t('wallet.connect')}
    </button>
  )
}

/** Says what a wallet is needed for; while the last session is on its way, lines of its size. */
export function ConnectWords({ children, className = '' }: { children: string; className?: string }) {
  const isDue = useSessionPending()
  if (!isDue) return <p className={`text-quiet ${className}`}>{children}</p>
  return (
    <p aria-hidden className={className}>
      <span className="skeleton box-decoration-clone text-transparent">{children}</span>
    </p>
  )
}
