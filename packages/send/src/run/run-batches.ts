// Sends the rest of a stored run, batch by batch (record, prompt, hash), and follows it until all batches are final.

import { orAbort } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, isUnresolved } from './batch-record.ts'
import { isInDoubt } from './doubt.ts'
import { isSignerUnknown } from './other-signers.ts'
import { Run } from './run.ts'
import {
  BatchNotSubmittedError,
  type PrepareBatch,
  type RunChain,
  type RunLock,
  type RunProgress,
  type RunStore,
  type SendBatch,
  type SentBatch,
} from './types.ts'

export type RunBatchesOptions = {
  runId: string
  store: RunStore
  chain: RunChain
  /** Prevents two windows or programs from sending the same run at once. */
  lock: RunLock
  sendBatch: SendBatch
  prepareBatch?: PrepareBatch
  onProgress?: (progress: RunProgress) => void
  /** Pauses: opens no further prompt. Submitted and pending batches stay as they are. */
  signal?: AbortSignal
  /** Numbers of undecided, failed or proposed batches that the user wants to resend, or to propose again, unchanged. */
  resend?: number[]
  /**
   * The user has seen in the wallet that it holds no earlier transaction of a plain transfer. With `stop`, this ends
   * it.
   */
  hasSeenCancelled?: boolean
  /** First gives up batches that no wallet has received, or that a key has declined; the rest is followed. */
  stop?: boolean
  /** Compares with the chain, and continues only if nothing is left to send. */
  checkOnly?: boolean
}

/**
 * Sends the rest of a stored run, batch by batch, and follows it until all batches are final. It may be called at any
 * time; it starts by reconciling every batch with the chain, and never sends a batch whose mark is set.
 *
 * @returns The last progress. Its phase gives the reason of an early end; another call continues.
 * @throws AppError `storageUnavailable`, or an error of the chain access: nothing is lost by that, another call
 * continues.
 */
export async function runBatches(options: RunBatchesOptions): Promise<RunProgress> {
  const { runId, store, lock, onProgress } = options
  try {
    return await lock(`run:${runId}`, async () => {
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

/**
 * Runs in this order: reconcile, then batch after batch, each mined before the next is signed, then wait for the depth.
 * Batches of a Safe are proposed one after another instead, so that its owners can sign all of them at once.
 */
async function sendBatches(run: Run, options: RunBatchesOptions): Promise<RunProgress> {
  run.emitProgress('reconciling')
  await run.reconcile()
  if (options.stop) await run.stop(options.hasSeenCancelled)
  if (options.checkOnly && run.isUnresolved) return reportResting(run)

  for (const batch of run.batches) {
    const stop = await advance(run, batch, options)
    if (stop) return stop
  }
  return awaitEnd(run, options)
}

function reportResting(run: Run): RunProgress {
  const [current] = run.undecided
  if (current !== undefined) return run.emitProgress('needsDecision', { current })
  const declined = run.batches.find((batch) => {
    const { doubt } = run.recordOf(batch)
    return doubt !== undefined && !doubt.isCleared
  })
  return declined ? run.emitProgress('pausedAfterRejection', { current: declined.number }) : run.emitProgress('paused')
}

async function advance(run: Run, batch: Batch, options: RunBatchesOptions): Promise<RunProgress | undefined> {
  const record = run.recordOf(batch)
  if (record.isMarkedOnly || !isUnresolved(record)) return undefined
  if (options.signal?.aborted) return run.emitProgress('paused')
  if (record.state === 'proposed' && !options.resend?.includes(batch.number)) return undefined
  if (record.isPending) return settle(run, batch, options)
  if (!maySend(run, batch, options)) return run.emitProgress('needsDecision', { current: batch.number })
  const stop = await submitBatch(run, batch, options)
  if (stop) return stop
  // Its owners may take days.
  if (run.recordOf(batch).state === 'proposed') return undefined
  // While the transaction is in the node's pool, the node reports its nonce: later it can only be guessed.
  await run.reconcile()
  return settle(run, batch, options)
}

/**
 * Whether a batch may be sent. One that a wallet has received is sent again only on request; a plain transfer, which no
 * mark guards, not even then.
 */
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
 * Waits, block by block, until the chain decides about a batch. A hash that the node does not know may still be on its
 * way to it, or be replaced by a faster one: only marks, receipts and a used nonce decide.
 */
async function settle(run: Run, batch: Batch, options: RunBatchesOptions): Promise<RunProgress | undefined> {
  const { signal } = options
  const current = batch.number
  while (isOnItsWay(run.recordOf(batch))) {
    run.emitProgress('sending', { current })
    await waitForBlock(run, options, current)
    if (signal?.aborted) return run.emitProgress('paused', { current })
    await run.reconcile()
  }
  const { state, isUnclear } = run.recordOf(batch)
  if (isUnclear) return run.emitProgress('needsDecision', { current })
  if (state === 'failed') return run.emitProgress('pausedAfterFailure', { current })
  return state === 'replaced' ? run.emitProgress('needsDecision', { current }) : undefined
}

function isOnItsWay({ state, isMarkedOnly, isUnclear }: BatchRecord): boolean {
  return state === 'sent' && !isMarkedOnly && !isUnclear
}

/** Waits, for days where owners of a Safe have to sign, until every batch is final. No prompt opens. */
async function awaitEnd(run: Run, options: RunBatchesOptions): Promise<RunProgress> {
  const { signal } = options
  while (!run.isFinal) {
    const isLong = run.isAwaitingOwners
    run.emitProgress(isLong ? 'awaitingOwners' : 'confirming')
    await waitForBlock(run, options)
    if (signal?.aborted) return run.emitProgress('paused')
    // In the days that owners take, some node fails.
    await run.reconcile(isLong ? (error) => run.emitProgress('offline', { error }) : undefined)
    // A reorg has removed a batch, and its transaction did not return; or the owners of a Safe have rejected one.
    if (run.undecided.length > 0) return run.emitProgress('needsDecision')
  }
  return run.emitProgress('finished')
}

function waitForBlock(run: Run, { chain, signal }: RunBatchesOptions, current?: number): Promise<void> {
  const onLost = (error: unknown) => run.emitProgress('offline', { current, error })
  return chain.waitForBlockAfter(run.latestBlock, { signal, onLost })
}

/**
 * Submits a batch to the wallet: first the record, then the prompt, then the hash.
 *
 * @returns Undefined when it was sent, otherwise the progress with which the run pauses.
 */
async function submitBatch(run: Run, batch: Batch, options: RunBatchesOptions): Promise<RunProgress | undefined> {
  const { sendBatch, prepareBatch, chain, signal } = options
  const before = run.recordOf(batch)
  const current = batch.number
  const prepared = await prepareBatch?.(batch, before)
  const nonces = await readNonces(run, before, chain)
  const earlier = { proposal: undefined, earlierProposals: listProposals(before) }
  await run.change(batch, { ...fresh, ...prepared, ...earlier, state: 'signing', isHandedOver: true, ...nonces })
  // The user may have paused in the meantime: no prompt opens after that.
  if (signal?.aborted) {
    await run.change(batch, toUntouched(before))
    return run.emitProgress('paused', { current })
  }
  run.emitProgress('sending', { current })
  const answer = Promise.resolve().then(() => sendBatch(batch, signal))
  try {
    await run.change(batch, toAnswered(before, await orAbort(answer, signal)))
    return undefined
  } catch (error) {
    if (signal?.aborted && error === signal.reason) {
      handleLateAnswer({ batch, before, nonces, answer, isSafe: run.isSafe }, options)
      return run.emitProgress('paused', { current })
    }
    if (error instanceof BatchNotSubmittedError) {
      await run.change(batch, toUntouched(before))
      return run.emitProgress('pausedAfterFailure', { current, error: error.cause })
    }
    if (toUserError(error).code === 'userRejected') {
      await run.change(batch, toDeclined(before, nonces, run.isSafe))
      // A wallet may send it anyway. If the network is lost, the next check decides.
      run.emitProgress('reconciling', { current })
      await run.reconcile().catch(() => {})
      return run.emitProgress('pausedAfterRejection', { current })
    }
    // The batch stays `signing`: it is unknown whether the wallet has sent it. The mark will show it.
    return run.emitProgress('pausedAfterFailure', { current, error })
  }
}

function listProposals({ proposal, earlierProposals }: BatchRecord): BatchRecord['earlierProposals'] {
  return proposal ? [...(earlierProposals ?? []), proposal] : earlierProposals
}

/** The changes of a record whose wallet has answered. A hash that is not proven may be that of a transaction after all. */
function toAnswered(before: BatchRecord, answer: SentBatch): Partial<BatchRecord> {
  const { hashes } = before
  if (typeof answer === 'string') return { state: 'sent', isPending: true, hashes: [...hashes, answer] }
  const { proposal } = answer
  const isProven = proposal.nonce !== undefined
  return { state: 'proposed', proposal, ...(!isProven && { hashes: [...hashes, proposal.safeTxHash] }) }
}

/** Reads the nonces of a prompt. An earlier one that may still be answered has its own. */
async function readNonces(run: Run, before: BatchRecord, chain: RunChain): Promise<Nonces> {
  // Proposals of a Safe use no nonce of its account.
  if (run.isSafe) return {}
  const nonce = await chain.getNonce(run.sender)
  const mined = run.accountNonce
  const isFirst = !before.isHandedOver || before.isReleased || before.doubt?.isCleared
  return { nonce, firstNonce: isFirst ? mined : Math.min(mined, before.firstNonce ?? before.nonce ?? mined) }
}

type Prompt = { batch: Batch; before: BatchRecord; nonces: Nonces; answer: Promise<SentBatch>; isSafe: boolean }

/**
 * Records a wallet's answer after a pause: the hash, the proposal, or that its user declined. If the run is active again, the chain
 * decides.
 */
function handleLateAnswer(prompt: Prompt, options: RunBatchesOptions): void {
  const { before, nonces, answer, isSafe } = prompt
  answer
    .then(
      (sent): BatchRecord => ({
        ...before,
        ...nonces,
        isHandedOver: true,
        earlierProposals: listProposals(before),
        ...toAnswered(before, sent),
      }),
      (error) => {
        if (error instanceof BatchNotSubmittedError) return toUntouched(before)
        return toUserError(error).code === 'userRejected' ? toDeclined(before, nonces, isSafe) : undefined
      },
    )
    .then((record) => record && options.lock(`run:${options.runId}`, () => recordLateAnswer(record, prompt, options)))
    .catch(() => {})
}

async function recordLateAnswer(
  record: BatchRecord,
  { batch, nonces }: Prompt,
  options: RunBatchesOptions,
): Promise<void> {
  const stored = await options.store.load(options.runId)
  const known = stored?.records[batch.number - 1]
  if (!stored || known?.state !== 'signing' || known.nonce !== nonces.nonce) return
  const run = new Run(stored, options)
  await run.change(batch, record)
  run.emitProgress(record.doubt ? 'pausedAfterRejection' : 'paused', { current: batch.number })
}

/** Resets facts about an earlier transaction, whose nonce says nothing about the next one. */
const fresh = {
  nonce: undefined,
  isNonceSeen: undefined,
  isGuarded: undefined,
  takenBy: undefined,
  isReleased: undefined,
  missed: undefined,
  doubt: undefined,
} satisfies Partial<BatchRecord>

type Nonces = Pick<BatchRecord, 'nonce' | 'firstNonce'>

/**
 * Creates the record of a batch that the user has declined on this page: it counts as not sent, and the chain is
 * searched for it. If an earlier prompt was never answered, or another device has the bytes, it stays as it was.
 *
 * A Safe's page stores a proposal before it asks a key to execute it, so what is declined there may wait for the other
 * owners: the batch counts as handed over, to be proposed again unchanged or given up by `cancel(id)`.
 *
 * @param before The record before the prompt.
 */
function toDeclined(before: BatchRecord, nonces: Nonces, isSafe: boolean): BatchRecord {
  const isOnlyAnswer = !isSafe && before.state === 'queued' && (!before.isHandedOver || before.doubt !== undefined)
  return isOnlyAnswer || before.isReleased
    ? { ...before, ...fresh, ...nonces, state: 'queued', isHandedOver: true, doubt: { why: 'declined' } }
    : { ...toUntouched(before), isHandedOver: true }
}

/** Restores the record as if the wallet had received no request. */
function toUntouched(before: BatchRecord): BatchRecord {
  const empty = { firstNonce: undefined, callId: undefined, proposal: undefined, earlierProposals: undefined }
  return { ...fresh, ...empty, ...before }
}
