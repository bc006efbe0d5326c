import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'

/** How the wallet stands to an intent. */
export type WalletMatch = 'disconnected' | 'otherAccount' | 'otherChain' | 'ready'

export function useWalletMatch({ account, chainId }: Pick<TransactionIntent, 'account' | 'chainId'>): WalletMatch {
  const wallet = useConnection()
  if (wallet.status !== 'connected') return 'disconnected'
  if (!isAddressEqual(wallet.address, account)) return 'otherAccount'
  return wallet.chainId === chainId ? 'ready' : 'otherChain'
}
