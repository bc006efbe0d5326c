import { getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { toStorageError } from '@/lib/store/to-storage-error.ts'
import type { ActivityRecord, ActivityStore } from './activity-store.ts'
import { toAskedCall } from './to-asked-call.ts'
import type { TransactionIntent } from './transaction-intent.ts'

/**
 * Writes down what the wallet is about to be asked for, so that it can be found on chain whatever the wallet answers.
 *
 * @param earlier Of the same act, where nobody knows whether the wallet has sent it: it may still arrive.
 * @throws AppError `storageUnavailable`, `storageBlocked`, `storageNewer`; what the network answers.
 */
export async function noteAct(
  intent: TransactionIntent,
  { config, store, earlier }: { config: Config; store: ActivityStore; earlier?: ActivityRecord },
): Promise<ActivityRecord> {
  const { key, kind, chainId, account, summary } = intent
  const client = config.getClient({ chainId })
  // The second is a guess until the transaction is seen: the wallet may choose another number.
  const [mined, nonce] = await Promise.all([
    getTransactionCount(client, { address: account }),
    getTransactionCount(client, { address: account, blockTag: 'pending' }),
  ])
  const now = Date.now()
  const record: ActivityRecord = {
    key,
    kind,
    chainId,
    account,
    nonce,
    firstNonce: Math.min(mined, nonce, earlier?.firstNonce ?? earlier?.nonce ?? mined),
    asked: toAskedCall(intent),
    summary,
    state: 'awaiting-signature',
    createdAt: now,
    updatedAt: now,
  }
  await store.put(record).catch((cause) => {
    throw toStorageError(cause)
  })
  return record
}
