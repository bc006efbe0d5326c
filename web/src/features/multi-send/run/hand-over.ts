import { toUserError } from '../../../lib/errors/to-user-error.ts'
import type { Batch } from '../core/plan-types.ts'
import { NotHandedOverError } from './not-handed-over-error.ts'
import type { Run } from './run.ts'
import type { RunBatchesOptions } from './run-batches.ts'
import type { RunProgress } from './types.ts'

/** What is known of the nonce of an earlier transaction says nothing about the next one. */
const fresh = { nonce: undefined, isNonceSeen: undefined, takenBy: undefined, isReleased: undefined }

/**
 * Gives a batch to the wallet: first the record, then the prompt, then the hash.
 *
 * @returns Nothing when it was sent, else the progress with which the run pauses.
 */
export async function handOver(
  run: Run,
  batch: Batch,
  { sendBatch, prepareBatch, chain, signal }: RunBatchesOptions,
): Promise<RunProgress | undefined> {
  const before = run.recordOf(batch)
  const current = batch.number
  const prepared = await prepareBatch?.(batch, before)
  const nonce = await chain.getNonce(run.sender)
  await run.change(batch, { ...fresh, ...prepared, state: 'signing', isHandedOver: true, nonce })
  run.tell('sending', { current })
  try {
    const hash = await sendBatch(batch, signal)
    await run.change(batch, { state: 'sent', isPending: true, hashes: [...before.hashes, hash] })
    return undefined
  } catch (error) {
    if (signal?.aborted && error === signal.reason) return run.tell('paused', { current })
    if (error instanceof NotHandedOverError) {
      await run.change(batch, { ...fresh, ...before })
      return run.tell('pausedAfterFailure', { current, error: error.cause })
    }
    if (toUserError(error).code === 'userRejected') {
      await run.change(batch, { ...fresh, ...before, isHandedOver: true })
      return run.tell('pausedAfterRejection', { current })
    }
    // It stays `signing`: nobody knows whether the wallet has sent it. The mark will tell.
    return run.tell('pausedAfterFailure', { current, error })
  }
}
