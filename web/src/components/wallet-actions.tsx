// Lets shared components open the wallet's dialogs, and shows the button to connect.
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'

export type WalletActions = {
  openConnect: () => void
  /** Opens the choice of networks; with an id, that network is already chosen. */
  openNetworks: (chainId?: number) => void
}

const WalletActionsContext = createContext<WalletActions>({ openConnect: () => {}, openNetworks: () => {} })

/** Provides the wallet's dialogs to shared components, which do not know their implementation. */
export function WalletActionsProvider({ actions, children }: { actions: WalletActions; children: ReactNode }) {
  return <WalletActionsContext value={actions}>{children}</WalletActionsContext>
}

export function useWalletActions(): WalletActions {
  return useContext(WalletActionsContext)
}

/** Shows the button to connect where an action needs a wallet; a placeholder while the last session reconnects. */
export function ConnectButton({ className = 'btn btn-primary btn-lg w-full text-15' }: { className?: string }) {
  const { t } = useTranslation()
  const { openConnect } = useWalletActions()
  if (useSessionPending())
    return (
      <div role="status" className="skeleton inline-grid has-[.w-full]:grid">
        {/* The invisible button gives the size. */}
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

/** Explains what needs a wallet; a placeholder of the same size while the last session reconnects. */
export function ConnectWords({ children, className = '' }: { children: string; className?: string }) {
  const isDue = useSessionPending()
  if (!isDue) return <p className={`text-quiet ${className}`}>{children}</p>
  return (
    <p aria-hidden className={className}>
      <span className="skeleton box-decoration-clone text-transparent">{children}</span>
    </p>
  )
}
