// Sends a run's batches as the app's transactions: simulated, listed in the activity, with one toast each.

import { orAbort } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { explainShortage } from '@saleyard/send/run/explain-shortage.ts'
import { BatchNotSubmittedError, type SendAlone, type StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { summarizeBatch } from '@/features/multi-send/run/summarize-batch.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { type FrozenCall, writeFrozenCall } from '@/lib/transactions/frozen-call.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { describeBatchContract } from './cancel-intent.ts'
import { findGasLimit } from './find-gas-limit.ts'
import { needsPermission } from './run-facts.ts'

type CreateSendBatchParameters = {
  config: Config
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** Returns a batch's current record: sending a batch again is another action. */
  recordOf: (batch: Batch) => BatchRecord | undefined
  t: TFunction
}

/** Pending wallet requests, by transaction key. */
const unanswered = new Map<string, { giveUp: () => void; ended: Promise<unknown> }>()

/**
 * Sends a run's batches as the app's transactions: simulated, listed in the activity, with one toast each. Sending a
 * batch again while its wallet request is pending opens a new request. If the wallet still sends the first one,
 * reconciliation finds it.
 */
export function createSendBatch({ config, run, recordOf, t }: CreateSendBatchParameters): SendAlone {
  const { chainId, sender } = run.plan

  return async (batch, signal) => {
    const description = describeBatch(run, batch, recordOf(batch)?.hashes.length ?? 0, t)
    const earlier = unanswered.get(description.key)
    earlier?.giveUp()
    await earlier?.ended
    const waiting = new AbortController()

    return new Promise<Hash>((resolve, reject) => {
      let isOpened = false
      let failure: unknown
      /** Asks the wallet, until the batch is asked for again. */
      const request = async (ask: () => Promise<Hash>) => {
        waiting.signal.throwIfAborted()
        return orAbort(ask(), waiting.signal).catch((error: unknown) => {
          failure = error
          throw error
        })
      }
      let gas: bigint | undefined
      const call: FrozenCall = { chainId, account: sender, to: batch.to, value: batch.value, data: batch.data }
      const intent: TransactionIntent = {
        ...description,
        simulate: async () => {
          const client = config.getClient({ chainId })
          const spender = needsPermission(run.plan) && !run.plan.permit ? run.plan.multiSender : undefined
          const { estimate, limit } = await findGasLimit(client, run.plan, batch).catch(async (error: unknown) => {
            throw await explainShortage(client, { plan: run.plan, batch, spender }, error)
          })
          gas = limit
          // A user who has paused in the meantime gets no signature request.
          signal?.throwIfAborted()
          return { gas: limit ?? estimate }
        },
        write: async (simulated) => {
          // The wallet of a contract might sign the gas of what it proposes.
          const write = () => writeFrozenCall(config, { ...call, gas: simulated ? gas : null })
          return request(write)
        },
        // A Safe whose run is older than what this page knows of Safes.
        async propose(start) {
          const { proposeByWallet } = await import('@/lib/safe/propose-by-wallet.ts')
          return request(() => proposeByWallet(config, intent, start))
        },
      }
      const onChange = ({ state, hash, proposal }: TransactionProgress) => {
        isOpened ||= state === 'awaiting-signature'
        const answer = hash ?? proposal?.safeTxHash
        if (!answer) return
        unanswered.delete(description.key)
        resolve(answer)
      }
      // The run has decided that this batch may be sent again: marks prevent a second payment, and a plain transfer has
      // its own lock.
      const ended = runTransaction(intent, { config, onChange, signAgain: true })
      unanswered.set(description.key, { giveUp: () => waiting.abort(new AppError('interrupted')), ended })
      ended.then(({ error }) => {
        unanswered.delete(description.key)
        // No effect if the hash has resolved the promise.
        const cause =
          failure ?? new AppError(error?.code ?? 'unknown', { values: error?.values, cause: error?.details })
        reject(isOpened ? cause : new BatchNotSubmittedError(cause))
      })
    })
  }
}

/** Describes a batch for the activity and its toast. `sentBefore`: number of its known hashes. */
function describeBatch(
  { summary, plan }: Pick<StoredRun, 'summary' | 'plan'>,
  batch: Batch,
  sentBefore: number,
  t: TFunction,
): Omit<TransactionIntent, 'simulate' | 'write'> {
  const { symbol, decimals, id } = summary
  const isPlain = batch.id === 0n
  const amount = formatAmount(batch.total, decimals, { grouped: true })
  const repeated = sentBefore > 0 ? `:${sentBefore}` : ''

  return {
    key: `batch:${id}:${batch.number}${repeated}`,
    kind: isPlain ? 'sendPlain' : 'sendBatch',
    chainId: plan.chainId,
    account: plan.sender,
    to: batch.to,
    ...(!isPlain && describeBatchContract(plan, symbol)),
    ...(plan.asset.kind === 'erc20' && { token: plan.asset.token }),
    summary: isPlain
      ? t('multiSend.send.plainSummary', { amount, symbol, address: plan.only ?? '' })
      : summarizeBatch({ summary, plan }, batch, t),
    amounts: [{ label: t('multiSend.send.total'), value: batch.total, decimals, symbol }],
    value: batch.value,
    data: batch.data,
  }
}
