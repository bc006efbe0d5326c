import { isAddressEqual } from 'viem'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

/** How the wallet stands to an intent. */
export type WalletMatch = 'disconnected' | 'otherAccount' | 'otherChain' | 'ready'

export function useWalletMatch({ account, chainId }: Pick<TransactionIntent, 'account' | 'chainId'>): WalletMatch {
  const wallet = useWalletState()
  if (wallet.status !== 'connected' || !wallet.account) return 'disconnected'
  if (!isAddressEqual(wallet.account, account)) return 'otherAccount'
  return wallet.chain?.id === chainId ? 'ready' : 'otherChain'
}
