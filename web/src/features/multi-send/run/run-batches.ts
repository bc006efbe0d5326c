import { AppError } from '@/lib/errors/app-error.ts'
import { holdKey } from '@/lib/transactions/transaction-runs.ts'
import { Run } from './run.ts'
import { sendBatches } from './send-batches.ts'
import type { PrepareBatch, RunChain, RunProgress, RunStore, SendBatch } from './types.ts'

export type RunBatchesOptions = {
  runId: string
  store: RunStore
  chain: RunChain
  sendBatch: SendBatch
  prepareBatch?: PrepareBatch
  onProgress?: (progress: RunProgress) => void
  /** Pauses: no further prompt is opened. What is at the wallet or on its way stays there. */
  signal?: AbortSignal
  /** Numbers of undecided or failed batches that the user wants sent again, identically. */
  resend?: number[]
  /** The user has seen in the wallet that it holds no earlier transaction of a plain transfer. With `stop`: ends it so. */
  hasSeenCancelled?: boolean
  /** Gives up what no wallet has seen or what was declined before anything else; the rest is followed. */
  stop?: boolean
  /** Compares with the chain, and follows on only where nothing is left to send. */
  looksOnly?: boolean
}

/**
 * Sends what is left of a stored run, batch by batch, and follows it until all is final. May be called at any time; it
 * starts by reconciling every batch with the chain, and never sends a batch whose mark is set.
 *
 * @returns The last progress. Ends early as the phase says; call again to go on.
 * @throws AppError `storageUnavailable`, or what the chain access throws: nothing is lost by that, call again.
 */
export async function runBatches(options: RunBatchesOptions): Promise<RunProgress> {
  const { runId, store, onProgress } = options
  try {
    return await holdKey(`run:${runId}`, async () => {
      const stored = await store.load(runId)
      if (!stored) throw new Error(`No run ${runId} on this device`)
      return sendBatches(new Run(stored, options), options)
    })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'runningElsewhere')) throw error
    const stored = await store.load(runId)
    const progress: RunProgress = { runId, phase: 'openInAnotherTab', records: stored?.records ?? [], undecided: [] }
    onProgress?.(progress)
    return progress
  }
}
