// Sends the rest of a stored run, batch by batch (record, prompt, hash), and follows it until all batches are final.

import { orAbort } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import {
  fresh,
  listProposals,
  type Nonces,
  toAnswered,
  toAnsweredLate,
  toDeclined,
  toProven,
  toUntouched,
} from './answered-record.ts'
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
    if (!isElsewhere(error)) throw error
    const stored = await store.load(runId)
    const progress: RunProgress = { runId, phase: 'openInAnotherTab', records: stored?.records ?? [], undecided: [] }
    onProgress?.(progress)
    return progress
  }
}

/** Runs of this page that open no prompt any more, and hold their lock for days: they take late answers in. */
const waiting = new Map<string, Run>()

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
  waiting.set(options.runId, run)
  try {
    return await awaitEnd(run, options)
  } finally {
    waiting.delete(options.runId)
    await run.inTurn(async () => {})
  }
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
  const { state, isUnclear, proposal } = run.recordOf(batch)
  if (isUnclear) return run.emitProgress('needsDecision', { current })
  if (state === 'failed') return run.emitProgress('pausedAfterFailure', { current })
  // A Safe has executed at once, and that has reverted: its owners may execute it again.
  if (state === 'proposed' && proposal?.revertedBy) return run.emitProgress('paused', { current })
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
    await run.inTurn(() => run.reconcile(isLong ? (error) => run.emitProgress('offline', { error }) : undefined))
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
  const request = Math.random()
  const earlier = { proposal: undefined, earlierProposals: listProposals(before) }
  const changes = { ...fresh, ...prepared, ...earlier, ...nonces, request }
  await run.change(batch, { ...changes, state: 'signing', isHandedOver: true })
  // The user may have paused in the meantime: no prompt opens after that.
  if (signal?.aborted) {
    await run.change(batch, toUntouched(before))
    return run.emitProgress('paused', { current })
  }
  run.emitProgress('sending', { current })
  const answer = Promise.resolve().then(() => sendBatch(batch, signal))
  const prompt: Prompt = { batch, before, nonces, request, answer, isByOwners: run.isSignedByOwners }
  try {
    const sent = await orAbort(answer, signal)
    await run.change(batch, toAnswered(run.recordOf(batch), sent))
    await recordProof(run, prompt, sent, options)
    return undefined
  } catch (error) {
    if (signal?.aborted && error === signal.reason) {
      handleLateAnswer(prompt, options)
      return run.emitProgress('paused', { current })
    }
    if (error instanceof BatchNotSubmittedError) {
      await run.change(batch, toUntouched(before))
      return run.emitProgress('pausedAfterFailure', { current, error: error.cause })
    }
    if (toUserError(error).code === 'userRejected') {
      await run.change(batch, toDeclined(before, nonces, run.isSignedByOwners))
      // A wallet may send it anyway. If the network is lost, the next check decides.
      run.emitProgress('reconciling', { current })
      await run.reconcile().catch(() => {})
      return run.emitProgress('pausedAfterRejection', { current })
    }
    // The batch stays `signing`: it is unknown whether the wallet has sent it. The mark will show it.
    return run.emitProgress('pausedAfterFailure', { current, error })
  }
}

/** Records what a reported hash belongs to, after the hash itself. A pause does not wait for that. */
async function recordProof(run: Run, prompt: Prompt, sent: SentBatch, options: RunBatchesOptions): Promise<void> {
  if (typeof sent === 'string' || !sent.proof) return
  const proven = await orAbort(sent.proof, options.signal).catch(() => undefined)
  if (proven) await run.change(prompt.batch, toProven(run.recordOf(prompt.batch), sent.proposal, proven))
  else recordLateProof(prompt, sent, options).catch(() => {})
}

/** Reads the nonces of a prompt. An earlier one that may still be answered has its own. */
async function readNonces(run: Run, before: BatchRecord, chain: RunChain): Promise<Nonces> {
  // Proposals of a Safe, or of another contract, use no nonce of its account.
  if (run.isSignedByOwners) return {}
  const nonce = await chain.getNonce(run.sender)
  const mined = run.accountNonce
  const isFirst = !before.isHandedOver || before.isReleased || before.doubt?.isCleared
  return { nonce, firstNonce: isFirst ? mined : Math.min(mined, before.firstNonce ?? before.nonce ?? mined) }
}

type Prompt = {
  batch: Batch
  before: BatchRecord
  nonces: Nonces
  request: number
  answer: Promise<SentBatch>
  isByOwners: boolean
}

/**
 * Records a wallet's answer after a pause: the hash, the proposal, or that its user declined. If the run is active again, the chain
 * decides; of a proposal it shows nothing, so that one is recorded all the same.
 */
function handleLateAnswer(prompt: Prompt, options: RunBatchesOptions): void {
  const { before, nonces, request, answer, isByOwners } = prompt
  const isOpen = (known: BatchRecord) => known.state === 'signing' && known.request === request
  // Requests with the same nonce are of the same transaction.
  const isSame = (known: BatchRecord) => !isByOwners && known.state === 'signing' && known.nonce === nonces.nonce
  answer
    .then(
      async (sent) => {
        const answered = (known: BatchRecord) =>
          toAnsweredLate(known, sent, { isOpen: isOpen(known) || isSame(known), isByOwners })
        await changeLate(prompt, options, answered)
        await recordLateProof(prompt, sent, options)
      },
      async (error) => {
        const isRefused = error instanceof BatchNotSubmittedError
        if (!isRefused && toUserError(error).code !== 'userRejected') return
        const record = isRefused ? toUntouched(before) : toDeclined(before, nonces, isByOwners)
        await changeLate(prompt, options, (known) => isOpen(known) && isAsRequested(known, before) && record)
      },
    )
    .catch(() => {})
}

/** Whether a record has got nothing since a request whose record was `before`: no file has brought a proposal, no mark is set. */
function isAsRequested(known: BatchRecord, before: BatchRecord): boolean {
  const count = (record: BatchRecord) => record.hashes.length + (listProposals(record)?.length ?? 0)
  return !known.isMarkedOnly && count(known) === count(before)
}

async function recordLateProof(prompt: Prompt, sent: SentBatch, options: RunBatchesOptions): Promise<void> {
  if (typeof sent === 'string' || !sent.proof) return
  const proven = await sent.proof
  const { safeTxHash } = sent.proposal
  await changeLate(prompt, options, (known) => {
    const { state, proposal } = known
    const isLatest = state === 'proposed' && proposal?.safeTxHash === safeTxHash && proposal.nonce === undefined
    return isLatest && toProven(known, proposal, proven)
  })
}

/** Changes a record after a pause, as soon as neither a check nor another window holds the run. */
async function changeLate(
  { batch }: Prompt,
  options: RunBatchesOptions,
  decide: (known: BatchRecord) => Partial<BatchRecord> | false,
): Promise<void> {
  await whenFree(options, async (run) => {
    const change = decide(run.recordOf(batch))
    if (!change) return
    const { doubt } = await run.change(batch, change)
    // One that waits shows its own phase.
    if (waiting.get(options.runId) === run) return
    run.emitProgress(doubt ? 'pausedAfterRejection' : 'paused', { current: batch.number })
  })
}

/** Runs `work` in the run of this page that waits, or with the lock; while another one holds it, tries again at each block. */
async function whenFree(options: RunBatchesOptions, work: (run: Run) => Promise<void>): Promise<void> {
  const { lock, runId, chain, store } = options
  for (;;) {
    const active = waiting.get(runId)
    if (active) return active.inTurn(() => work(active))
    try {
      return await lock(`run:${runId}`, async () => {
        const stored = await store.load(runId)
        if (stored) await work(new Run(stored, options))
      })
    } catch (error) {
      if (!isElsewhere(error)) throw error
      const block = await chain.getBlockNumber().catch(() => 0n)
      await chain.waitForBlockAfter(block, { onLost: () => {} })
    }
  }
}

const isElsewhere = (error: unknown) => error instanceof AppError && error.code === 'runningElsewhere'
