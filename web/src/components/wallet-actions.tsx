import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'

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

/** Stands where an act needs a wallet and none is connected. */
export function ConnectButton({ className = 'btn btn-primary btn-lg w-full text-15' }: { className?: string }) {
  const { t } = useTranslation()
  const { openConnect } = useWalletActions()
  return (
    <button type="button" className={className} onClick={openConnect}>
      {t('wallet.connect')}
    </button>
  )
}
