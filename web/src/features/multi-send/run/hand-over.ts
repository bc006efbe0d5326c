import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { orAbort } from '@/lib/or-abort.ts'
import { fresh, type Nonces, toDeclined, toUntouched } from './decline.ts'
import { hearLateAnswer } from './hear-late-answer.ts'
import { NotHandedOverError } from './not-handed-over-error.ts'
import type { Run } from './run.ts'
import type { RunBatchesOptions } from './run-batches.ts'
import type { RunProgress } from './types.ts'

/**
 * Gives a batch to the wallet: first the record, then the prompt, then the hash.
 *
 * @returns Nothing when it was sent, else the progress with which the run pauses.
 */
export async function handOver(run: Run, batch: Batch, options: RunBatchesOptions): Promise<RunProgress | undefined> {
  const { sendBatch, prepareBatch, chain, signal } = options
  const before = run.recordOf(batch)
  const current = batch.number
  const prepared = await prepareBatch?.(batch, before)
  const nonces = findNonces(before, await chain.getNonce(run.sender), run.accountNonce)
  await run.change(batch, { ...fresh, ...prepared, state: 'signing', isHandedOver: true, ...nonces })
  // The pause may have come meanwhile: no prompt is opened after it.
  if (signal?.aborted) {
    await run.change(batch, toUntouched(before))
    return run.tell('paused', { current })
  }
  run.tell('sending', { current })
  const answer = Promise.resolve().then(() => sendBatch(batch, signal))
  try {
    const hash = await orAbort(answer, signal)
    await run.change(batch, { state: 'sent', isPending: true, hashes: [...before.hashes, hash] })
    return undefined
  } catch (error) {
    if (signal?.aborted && error === signal.reason) {
      hearLateAnswer({ batch, before, nonces, answer }, options)
      return run.tell('paused', { current })
    }
    if (error instanceof NotHandedOverError) {
      await run.change(batch, toUntouched(before))
      return run.tell('pausedAfterFailure', { current, error: error.cause })
    }
    if (toUserError(error).code === 'userRejected') {
      await run.change(batch, toDeclined(before, nonces))
      // A wallet may send it all the same. Where the network is lost, the next look tells.
      run.tell('reconciling', { current })
      await run.reconcile().catch(() => {})
      return run.tell('pausedAfterRejection', { current })
    }
    // It stays `signing`: nobody knows whether the wallet has sent it. The mark will tell.
    return run.tell('pausedAfterFailure', { current, error })
  }
}

/** @param mined Of the account, when the run last looked. An earlier prompt that may still be answered has its own. */
function findNonces(before: BatchRecord, nonce: number, mined: number): Nonces {
  const isFirst = !before.isHandedOver || before.isReleased || before.doubt?.isCleared
  return { nonce, firstNonce: isFirst ? mined : Math.min(mined, before.firstNonce ?? before.nonce ?? mined) }
}
