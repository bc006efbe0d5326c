import { toUserError } from '../../../lib/errors/to-user-error.ts'
import type { Batch } from '../core/types.ts'
import { NotHandedOverError } from './not-handed-over-error.ts'
import type { Run } from './run.ts'
import type { RunChain, RunProgress, SendBatch } from './types.ts'

/**
 * Gives a batch to the wallet: first the record, then the prompt, then the hash.
 *
 * @returns Nothing when it was sent, else the progress with which the run pauses.
 */
export async function handOver(
  run: Run,
  batch: Batch,
  sendBatch: SendBatch,
  chain: RunChain,
): Promise<RunProgress | undefined> {
  const before = run.recordOf(batch)
  const current = batch.number
  await run.change(batch, { state: 'signing', isHandedOver: true, nonce: await chain.getNonce(run.sender) })
  run.tell('sending', { current })
  try {
    const hash = await sendBatch(batch)
    await run.change(batch, { state: 'sent', isPending: true, hashes: [...before.hashes, hash] })
    return undefined
  } catch (error) {
    if (error instanceof NotHandedOverError) {
      await run.change(batch, { ...before, nonce: before.nonce })
      return run.tell('pausedAfterFailure', { current, error: error.cause })
    }
    if (toUserError(error).code === 'userRejected') {
      await run.change(batch, { state: before.state })
      return run.tell('pausedAfterRejection', { current })
    }
    // It stays `signing`: nobody knows whether the wallet has sent it. The mark will tell.
    return run.tell('pausedAfterFailure', { current, error })
  }
}
