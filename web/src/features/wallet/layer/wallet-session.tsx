import { useEffect } from 'react'
import { TransactionToasts } from '../../../components/tx/transaction-toasts'
import { Toasts } from '../../../components/ui/toasts'
import { resumeTransactions } from '../../../lib/transactions/resume-transactions'
import { config } from '../../../lib/wagmi-config'
import { useWalletSession } from '../session/use-wallet-session'
import { dialog } from './configured-modal'
import { WalletProviders } from './wallet-providers'

/** What runs beside every page: the session, its dialog, the transactions on their way and what is said of them. */
export function WalletSession() {
  return (
    <WalletProviders>
      <Session />
      {dialog}
      <TransactionToasts />
      <Toasts />
    </WalletProviders>
  )
}

function Session() {
  useWalletSession()
  useEffect(() => void resumeTransactions(config).catch(() => undefined), []) // without a store there is nothing to resume
  return null
}
