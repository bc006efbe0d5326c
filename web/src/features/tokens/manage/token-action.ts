// Describes an action on a token before it is signed, the props of the parts that offer actions, and the key under which the action is recorded.
import type { ReactNode } from 'react'
import type { Address, TransactionReceipt } from 'viem'
import type { FeeField, SaleyardToken, TaxedFacts } from '@/features/tokens/kinds/saleyard-token.ts'
import type { ActivityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { CallContext, TokenCall } from './token-call.ts'

/** What somebody decided in the console, before it is signed. */
export type TokenAction = Pick<TransactionIntent, 'kind'> &
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

/** A token of a kind with fees. */
export type TaxedToken = SaleyardToken & { taxed: TaxedFacts }

/** What every part of the console is given. */
export type ConsoleProps = {
  token: TaxedToken
  account: Address
  /** Called with what is to be looked at once more and signed. */
  onReview: (act: TokenAction) => void
}

/** What a kind adds to the console. */
export type KindConsoleProps = ConsoleProps & {
  /** Fees are the owner's; the rest may be anybody's. */
  isOwner: boolean
  feeFields: readonly FeeField[]
}

/** Where a call to the token itself goes. */
export function callContext({ token, account }: Pick<ConsoleProps, 'token' | 'account'>): CallContext {
  return { chainId: token.chainId, account, address: token.token }
}

type ActionName = { chainId: number; token: Address; account: Address; name: string }

/**
 * The key of an act that may come again, as offering the ownership to somebody a second time: equal acts are counted, and one
 * counts once it stands in a block. Until then the same key comes again, so that an act on its way is followed and not sent
 * twice, also after a reload.
 */
export async function nextActionKey(
  { chainId, token, account, name }: ActionName,
  store: Pick<ActivityStore, 'get'>,
): Promise<string> {
  const base = `console:${chainId}:${token}:${account}:${name}`
  for (let count = 1; ; count += 1) {
    const key = `${base}:${count}`
    // Without a store nothing is signed at all; the panel says so.
    const record = await store.get(key).catch(() => undefined)
    if (record?.state !== 'mined' && record?.state !== 'final') return key
  }
}
