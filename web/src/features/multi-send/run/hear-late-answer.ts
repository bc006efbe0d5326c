import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { holdKey } from '@/lib/transactions/transaction-runs.ts'
import { type Nonces, toDeclined, toUntouched } from './decline.ts'
import { NotHandedOverError } from './not-handed-over-error.ts'
import { Run } from './run.ts'
import type { RunBatchesOptions } from './run-batches.ts'

type Prompt = { batch: Batch; before: BatchRecord; nonces: Nonces; answer: Promise<BatchRecord['hashes'][number]> }

/**
 * Keeps what a wallet answers after the run was paused: the hash, or that its user declined. Where the run is under way again,
 * the chain tells.
 */
export function hearLateAnswer(prompt: Prompt, options: RunBatchesOptions): void {
  const { before, nonces, answer } = prompt
  answer
    .then(
      (hash): BatchRecord => ({
        ...before,
        ...nonces,
        state: 'sent',
        isHandedOver: true,
        isPending: true,
        hashes: [...before.hashes, hash],
      }),
      (error) => {
        if (error instanceof NotHandedOverError) return toUntouched(before)
        return toUserError(error).code === 'userRejected' ? toDeclined(before, nonces) : undefined
      },
    )
    .then((record) => record && holdKey(`run:${options.runId}`, () => keep(record, prompt, options)))
    .catch(() => {})
}

async function keep(record: BatchRecord, { batch, nonces }: Prompt, options: RunBatchesOptions): Promise<void> {
  const stored = await options.store.load(options.runId)
  const known = stored?.records[batch.number - 1]
  if (!stored || known?.state !== 'signing' || known.nonce !== nonces.nonce) return
  const run = new Run(stored, options)
  await run.change(batch, record)
  run.tell(record.doubt ? 'pausedAfterRejection' : 'paused', { current: batch.number })
}
