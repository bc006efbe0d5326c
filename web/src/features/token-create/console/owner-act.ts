import type { ReactNode } from 'react'
import type { TransactionReceipt } from 'viem'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { TokenCall } from './token-call.ts'

/** What somebody decided in the console, before it is signed. */
export type OwnerAct = Pick<TransactionIntent, 'kind'> &
  Partial<Pick<TransactionIntent, 'amounts'>> & {
    /** Names what is done, with all that is decided by it: `lowerFees:200:100`. Equal acts have equal names. */
    name: string
    call: TokenCall
    /** In the language of the moment, which may change while the act is being looked at. */
    summary: () => string
    actionLabel: () => string
    /** What came of it, when it stands in a block; nothing where the act itself says all. */
    outcome?: (receipt: TransactionReceipt) => ReactNode
  }
