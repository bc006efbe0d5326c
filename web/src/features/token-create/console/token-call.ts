import type { Address } from 'viem'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** Whom a call of the console speaks to, and for whom. */
export type CallContext = { chainId: number; account: Address; address: Address }

/** One call to a token or its vault: what `TransactionIntent` needs of it. */
export type TokenCall = Pick<TransactionIntent, 'to' | 'data' | 'simulate' | 'write'>
