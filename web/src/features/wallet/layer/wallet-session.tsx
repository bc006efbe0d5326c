import { useEffect } from 'react'
import { TransactionToasts } from '@/components/tx/transaction-toasts.tsx'
import { Toasts } from '@/components/ui/toasts.tsx'
import { useWalletSession } from '@/features/wallet/session/use-wallet-session.ts'
import { resumeTransactions } from '@/lib/transactions/resume-transactions.ts'
import { config } from '@/lib/wagmi-config.ts'
import { dialog } from './configured-modal.tsx'
import { WalletProviders } from './wallet-providers.tsx'

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
