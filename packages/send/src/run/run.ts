// Holds a run in memory and on the device alike: every change is written before it is reported.

import { isSignedByOwners } from '@saleyard/send/plan/routes.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { listProposals } from './answered-record.ts'
import { type BatchRecord, isEnded, isUnresolved } from './batch-record.ts'
import { isInDoubt } from './doubt.ts'
import { reconcile } from './reconcile.ts'
import { mayPayAgain } from './reconcile-proposal.ts'
import { restoreRun } from './store-run.ts'
import type { RunChain, RunPhase, RunProgress, RunStore, StoredRun } from './types.ts'

type RunDependencies = { store: RunStore; chain: RunChain; onProgress?: (progress: RunProgress) => void }

const undecidedStates: BatchRecord['state'][] = ['signing', 'sent', 'replaced', 'failed']

/** In-memory view of a run; every change is persisted before it is visible. */
export class Run {
  readonly #dependencies: RunDependencies
  readonly #stored: StoredRun
  #latestBlock = 0n
  #accountNonce = 0
  #isStopping = false
  #isRestored = false
  #turn: Promise<unknown> = Promise.resolve()

  constructor(stored: StoredRun, dependencies: RunDependencies) {
    this.#stored = stored
    this.#dependencies = dependencies
  }

  get sender() {
    return this.#stored.plan.sender
  }

  get batches(): Batch[] {
    return this.#stored.plan.batches
  }

  get latestBlock(): bigint {
    return this.#latestBlock
  }

  /** The sender's mined transactions, as of the last read from the chain. */
  get accountNonce(): number {
    return this.#accountNonce
  }

  recordOf({ number }: Pick<Batch, 'number'>): BatchRecord {
    const record = this.#stored.records[number - 1]
    if (!record) throw new Error(`No batch ${number}`)
    return record
  }

  /** The user has stopped the run: nothing else is sent without a request. */
  get isStopped(): boolean {
    return this.#isStopping || this.#stored.records.some(({ state }) => state === 'stopped')
  }

  /** Numbers of submitted batches that are neither marked nor pending. */
  get undecided(): number[] {
    const isUndecided = (record: BatchRecord) =>
      !(record.isMarkedOnly || record.isPending) &&
      (undecidedStates.includes(record.state) ||
        this.#isLocked(record) ||
        (record.state === 'queued' && this.isStopped))
    return this.#stored.records.filter(isUndecided).map(({ number }) => number)
  }

  /** Whether this is a declined plain transfer: no mark prevents a second payment. */
  #isLocked(record: BatchRecord): boolean {
    return this.isPlain && record.state === 'queued' && isInDoubt(record)
  }

  /** A plain run has one batch, without a mark. */
  get isPlain(): boolean {
    return this.batches.some(({ id }) => id === 0n)
  }

  /** Whether a batch is neither mined nor given up, nor at the owners of a Safe, who need nothing more from here. */
  get isUnresolved(): boolean {
    return this.#stored.records.some((record) => isUnresolved(record) && record.state !== 'proposed')
  }

  /** Whether the owners of a Safe have a batch to sign or to execute. */
  get isAwaitingOwners(): boolean {
    const isAwaiting = (record: BatchRecord) => record.state === 'proposed' || mayPayAgain(record)
    return this.#stored.records.some((record) => isAwaiting(record) && !record.isMarkedOnly)
  }

  /** Whether owners sign, as for a Safe: the nonce of the account says nothing about its batches. */
  get isSignedByOwners(): boolean {
    return isSignedByOwners(this.#stored.plan)
  }

  get isFinal(): boolean {
    return this.#stored.records.every(isEnded)
  }

  /**
   * Gives up all that can be given up without the chain: batches that never left this page or that the user has
   * declined, and a plain transfer that can no longer pay. All others are frozen until `cancel(id)` or their payment is
   * final.
   *
   * @param hasSeenCancelled The user confirms that the wallet no longer holds a plain transfer of this run.
   */
  async stop(hasSeenCancelled = false): Promise<void> {
    // This applies even if nothing can be given up here: a stop never sends.
    this.#isStopping = true
    const isSeen = hasSeenCancelled && this.isPlain
    const stopped = this.#stored.records.flatMap((record): BatchRecord[] => {
      if (isUnsent(record)) return [{ ...record, state: 'stopped' }]
      if (record.isReleased) return [{ ...record, state: 'cancelled' }]
      const isConfirmed = isSeen && isUnresolved(record) && !record.isPending
      return isConfirmed ? [{ ...record, state: 'stopped', doubt: { why: 'seenCancelled' } }] : []
    })
    await this.#save(stopped)
  }

  /** Writes a change before it is visible. */
  async change({ number }: Pick<Batch, 'number'>, changes: Partial<BatchRecord>): Promise<BatchRecord> {
    const record = { ...this.recordOf({ number }), ...changes }
    await this.#save([record])
    return record
  }

  /** Runs `work` after all that came before it: a late answer of the wallet never crosses a check. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => {})
    return result
  }

  /** @param onLost Takes a failure of the chain access, after which nothing has changed. By default it is thrown. */
  async reconcile(onLost?: (error: unknown) => void): Promise<void> {
    const { chain } = this.#dependencies
    const facts = await chain.readFacts(this.#stored).catch(async (error: unknown) => {
      if (!onLost) throw error
      onLost(error)
      // The next block is another chance.
      this.#latestBlock = await chain.getBlockNumber().catch(() => this.#latestBlock)
    })
    if (!facts) return
    await this.#save(reconcile(this.batches, this.#stored.records, facts))
    this.#latestBlock = facts.latestBlock
    this.#accountNonce = facts.accountNonce
  }

  /**
   * Saves records. A run that is no longer on the disk, as after clearing the site data, is stored again from memory.
   */
  async #save(records: BatchRecord[]): Promise<void> {
    const { store } = this.#dependencies
    const { summary } = this.#stored
    const next = this.#stored.records.map((record) => records.find(({ number }) => number === record.number) ?? record)
    const isSent = next.some(({ hashes }, index) => hashes.length > (this.#stored.records[index]?.hashes.length ?? 0))
    try {
      await store.saveRecords(summary.id, records).catch(async (error) => {
        if (!(await restoreRun(store, { ...this.#stored, records: next }))) throw error
        this.#isRestored = true
      })
    } catch (error) {
      // A sent transaction is never forgotten: the page still has it, and offers it as a file.
      if (isSent) {
        this.#stored.records = next
        this.emitProgress('pausedAfterFailure', { error })
      }
      throw error
    }
    this.#stored.records = next
  }

  emitProgress(phase: RunPhase, details: { current?: number; error?: unknown } = {}): RunProgress {
    const { summary, records } = this.#stored
    const progress: RunProgress = {
      runId: summary.id,
      phase,
      records: [...records],
      undecided: this.undecided,
      ...(this.#isRestored && { isRestored: true }),
      ...details,
    }
    this.#dependencies.onProgress?.(progress)
    return progress
  }
}

/** Whether a batch never left this page, or its user has declined it. What has a proposal or a hash has left it. */
function isUnsent(record: BatchRecord): boolean {
  const { state, isHandedOver, doubt, isUnguarded, hashes } = record
  if (state !== 'queued' || listProposals(record)?.length) return false
  return isHandedOver ? doubt !== undefined && !isUnguarded : hashes.length === 0
}
