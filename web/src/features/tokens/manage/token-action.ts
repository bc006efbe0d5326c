// Describes an action on a token before it is signed: its type, the props of the parts that offer it, and its key.
import type { ReactNode } from 'react'
import type { Address, TransactionReceipt } from 'viem'
import type { FeeField, SaleyardToken, TaxedFacts } from '@/features/tokens/kinds/saleyard-token.ts'
import type { ActivityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { CallContext, TokenCall } from './token-call.ts'

/** An action that the user chose in the console, before it is signed. `made` is set if its target is neither the token nor its vault. */
export type TokenAction = Pick<TransactionIntent, 'kind'> &
  Partial<Pick<TransactionIntent, 'amounts' | 'made'>> & {
    /** Names the action and everything that it decides: `lowerFees:200:100`. Equal actions have equal names. */
    name: string
    call: TokenCall
    /** In the current language, which may change during the review. */
    summary: () => string
    actionLabel: () => string
    /** Rendered once mined; omitted if the summary already says it. */
    outcome?: (receipt: TransactionReceipt) => ReactNode
  }

/** A token of a kind with fees. */
export type TaxedToken = SaleyardToken & { taxed: TaxedFacts }

/** Props of every part of the console. */
export type ConsoleProps = {
  token: TaxedToken
  account: Address
  /** Called with the action to review and sign. */
  onReview: (action: TokenAction) => void
  /** The review of the part's own action, which is shown below its button. */
  step?: ReactNode
}

/** Props of the part that a kind adds to the console. */
export type KindConsoleProps = ConsoleProps & {
  /** Only the owner changes fees; other actions may be open to all. */
  isOwner: boolean
  feeFields: readonly FeeField[]
}

/** Returns the target and the sender of a call to the token itself. */
export function callContext({ token, account }: Pick<ConsoleProps, 'token' | 'account'>): CallContext {
  return { chainId: token.chainId, account, address: token.token }
}

type ActionName = { chainId: number; token: Address; account: Address; name: string }

/**
 * Returns the key of an action that may be repeated, such as offering the ownership to the same account twice: equal actions
 * are counted, each once it is mined. Until then the key stays the same, so that a pending action is followed and not sent
 * twice, also after a reload.
 */
export async function nextActionKey(
  { chainId, token, account, name }: ActionName,
  store: Pick<ActivityStore, 'get'>,
): Promise<string> {
  const base = `console:${chainId}:${token}:${account}:${name}`
  for (let count = 1; ; count += 1) {
    const key = `${base}:${count}`
    // Without a store no action can be signed; the panel says so.
    const record = await store.get(key).catch(() => undefined)
    if (record?.state !== 'mined' && record?.state !== 'final') return key
  }
}
