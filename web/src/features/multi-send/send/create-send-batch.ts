import type { TFunction } from 'i18next'
import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { AppError } from '../../../lib/errors/app-error.ts'
import { type FrozenCall, simulateFrozenCall, writeFrozenCall } from '../../../lib/transactions/frozen-call.ts'
import { runTransaction } from '../../../lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '../../../lib/transactions/transaction-intent.ts'
import type { Batch } from '../core/plan-types.ts'
import type { BatchRecord } from '../core/record-types.ts'
import { NotHandedOverError } from '../run/not-handed-over-error.ts'
import type { SendBatch, StoredRun } from '../run/types.ts'
import { describeBatch } from './describe-batch.ts'

type CreateSendBatchParameters = {
  config: Config
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** The records as they are now: a batch that is sent again is another act. */
  recordOf: (batch: Batch) => BatchRecord | undefined
  t: TFunction
}

/** Sends batches of a run through the app's one way of writing: simulated, shown in the activity, one toast each. */
export function createSendBatch({ config, run, recordOf, t }: CreateSendBatchParameters): SendBatch {
  const { chainId, sender } = run.plan

  return (batch, signal) =>
    new Promise<Hash>((resolve, reject) => {
      let isOpened = false
      let failure: unknown
      const call: FrozenCall = { chainId, account: sender, to: batch.to, value: batch.value, data: batch.data }
      const intent: TransactionIntent = {
        ...describeBatch(run, batch, recordOf(batch)?.hashes.length ?? 0, t),
        simulate: async () => {
          const simulated = await simulateFrozenCall(config, call)
          // Who has paused meanwhile is not asked for a signature.
          signal?.throwIfAborted()
          return simulated
        },
        write: () =>
          writeFrozenCall(config, call).catch((error: unknown) => {
            failure = error
            throw error
          }),
      }
      const onChange = ({ state, hash }: { state: string; hash?: Hash }) => {
        isOpened ||= state === 'awaiting-signature'
        if (hash) resolve(hash)
      }
      // The run has decided that it may be sent again: marks keep a second one from paying, and a plain transfer has its own lock.
      runTransaction(intent, { config, onChange, signAgain: true }).then(({ error }) => {
        // Without effect when the hash has resolved it.
        const cause =
          failure ?? new AppError(error?.code ?? 'unknown', { values: error?.values, cause: error?.details })
        reject(isOpened ? cause : new NotHandedOverError(cause))
      })
    })
}
