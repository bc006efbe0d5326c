import { isOpen } from '@/features/multi-send/core/is-open.ts'
import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import { isSignerUnknown } from '@/features/multi-send/core/reconcile/is-unguarded.ts'
import { isInDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { handOver } from './hand-over.ts'
import type { Run } from './run.ts'
import type { RunBatchesOptions } from './run-batches.ts'
import type { RunProgress } from './types.ts'

/** The order of a run: reconcile, then batch after batch, each mined before the next is signed, then wait for the depth. */
export async function sendBatches(run: Run, options: RunBatchesOptions): Promise<RunProgress> {
  run.tell('reconciling')
  await run.reconcile()
  if (options.stop) await run.stop(options.hasSeenCancelled)
  if (options.looksOnly && run.isOpen) return rest(run)

  for (const batch of run.batches) {
    const stop = await advance(run, batch, options)
    if (stop) return stop
  }
  return confirm(run, options)
}

function rest(run: Run): RunProgress {
  const [current] = run.undecided
  if (current !== undefined) return run.tell('needsDecision', { current })
  const declined = run.batches.find((batch) => {
    const { doubt } = run.recordOf(batch)
    return doubt !== undefined && !doubt.isCleared
  })
  return declined ? run.tell('pausedAfterRejection', { current: declined.number }) : run.tell('paused')
}

async function advance(run: Run, batch: Batch, options: RunBatchesOptions): Promise<RunProgress | undefined> {
  const record = run.recordOf(batch)
  if (record.isMarkedOnly || !isOpen(record)) return undefined
  if (options.signal?.aborted) return run.tell('paused')
  if (record.isPending) return settle(run, batch, options)
  if (!maySend(run, batch, options)) return run.tell('needsDecision', { current: batch.number })
  const stop = await handOver(run, batch, options)
  if (stop) return stop
  // While the node has it in its pool it tells its nonce: afterwards that can only be guessed.
  await run.reconcile()
  return settle(run, batch, options)
}

/** A batch that a wallet has seen is sent again only when told so; a plain transfer, which no mark guards, not even then. */
function maySend(run: Run, batch: Batch, { resend, hasSeenCancelled }: RunBatchesOptions): boolean {
  const record = run.recordOf(batch)
  const { state, isReleased, isUnguarded } = record
  const isLocked = isUnguarded || (batch.id === 0n && isInDoubt(record))
  if (state === 'queued' && !run.isStopped && !isLocked) return true
  // A mark guards only against a transaction of the same account.
  const isGuarded = batch.id !== 0n && !isUnguarded && !isSignerUnknown(record)
  const isSafe = isGuarded || isReleased || hasSeenCancelled
  return Boolean(isSafe && resend?.includes(batch.number))
}

/**
 * Waits, block by block, until the chain tells what became of a batch. A hash that the node does not know may still be on
 * its way to it, or be replaced by a faster one: only marks, receipts and a used nonce decide.
 */
async function settle(run: Run, batch: Batch, options: RunBatchesOptions): Promise<RunProgress | undefined> {
  const { signal } = options
  const current = batch.number
  while (isOnItsWay(run.recordOf(batch))) {
    run.tell('sending', { current })
    await waitForBlock(run, options, current)
    if (signal?.aborted) return run.tell('paused', { current })
    await run.reconcile()
  }
  const { state, isUnclear } = run.recordOf(batch)
  if (isUnclear) return run.tell('needsDecision', { current })
  if (state === 'failed') return run.tell('pausedAfterFailure', { current })
  return state === 'replaced' ? run.tell('needsDecision', { current }) : undefined
}

function isOnItsWay({ state, isMarkedOnly, isUnclear }: BatchRecord): boolean {
  return state === 'sent' && !isMarkedOnly && !isUnclear
}

async function confirm(run: Run, options: RunBatchesOptions): Promise<RunProgress> {
  const { signal } = options
  while (!run.isFinal) {
    run.tell('confirming')
    await waitForBlock(run, options)
    if (signal?.aborted) return run.tell('paused')
    await run.reconcile()
    // A reorg has taken a batch back, and its transaction did not return.
    if (run.undecided.length > 0) return run.tell('needsDecision')
  }
  return run.tell('finished')
}

function waitForBlock(run: Run, { chain, signal }: RunBatchesOptions, current?: number): Promise<void> {
  const onLost = (error: unknown) => run.tell('offline', { current, error })
  return chain.waitForBlockAfter(run.latestBlock, { signal, onLost })
}
