import { isEnded } from '../core/is-ended.ts'
import { isOpen } from '../core/is-open.ts'
import type { Batch } from '../core/plan-types.ts'
import { isInDoubt } from '../core/reconcile/watch-doubt.ts'
import { reconcile } from '../core/reconcile.ts'
import type { BatchRecord } from '../core/record-types.ts'
import type { RunChain, RunPhase, RunProgress, RunStore, StoredRun } from './types.ts'

type Surroundings = { store: RunStore; chain: RunChain; onProgress?: (progress: RunProgress) => void }

const undecidedStates: BatchRecord['state'][] = ['signing', 'sent', 'replaced', 'failed']

/** A run in memory, always as it is on the disk. */
export class Run {
  readonly #surroundings: Surroundings
  readonly #stored: StoredRun
  #latestBlock = 0n
  #accountNonce = 0
  #isStopping = false

  constructor(stored: StoredRun, surroundings: Surroundings) {
    this.#stored = stored
    this.#surroundings = surroundings
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

  /** The sender's transactions in blocks, when the chain was last asked. */
  get accountNonce(): number {
    return this.#accountNonce
  }

  recordOf({ number }: Pick<Batch, 'number'>): BatchRecord {
    const record = this.#stored.records[number - 1]
    if (!record) throw new Error(`No batch ${number}`)
    return record
  }

  /** The user has given up what no wallet had seen: nothing else is sent by itself any more. */
  get isStopped(): boolean {
    return this.#isStopping || this.#stored.records.some(({ state }) => state === 'stopped')
  }

  /** Numbers of batches that were handed over, are not marked and not on their way. */
  get undecided(): number[] {
    const isUndecided = (record: BatchRecord) =>
      !(record.isMarkedOnly || record.isPending) &&
      (undecidedStates.includes(record.state) ||
        this.#isLocked(record) ||
        (record.state === 'queued' && this.isStopped))
    return this.#stored.records.filter(isUndecided).map(({ number }) => number)
  }

  /** A plain transfer that was declined: no mark keeps a second one from paying. */
  #isLocked(record: BatchRecord): boolean {
    return this.isPlain && record.state === 'queued' && isInDoubt(record)
  }

  /** No batch has a mark; there is one only. */
  get isPlain(): boolean {
    return this.batches.some(({ id }) => id === 0n)
  }

  /** Something is neither in a block nor given up. */
  get isOpen(): boolean {
    return this.#stored.records.some(isOpen)
  }

  get isFinal(): boolean {
    return this.#stored.records.every(isEnded)
  }

  /**
   * Gives up what can be given up without the chain: batches that never left this page or that the user has declined, and a plain
   * transfer that can no longer pay. All others are frozen until `cancel(id)` or their payment is final.
   *
   * @param hasSeenCancelled The user says that the wallet holds no plain transfer of this run any more.
   */
  async stop(hasSeenCancelled = false): Promise<void> {
    // Also where nothing can be given up here: to stop is never to send.
    this.#isStopping = true
    const stopped = this.#stored.records.flatMap((record): BatchRecord[] => {
      if (record.state === 'queued' && (!record.isHandedOver || record.doubt)) return [{ ...record, state: 'stopped' }]
      if (record.isReleased) return [{ ...record, state: 'cancelled' }]
      const isSeen = hasSeenCancelled && this.isPlain && isOpen(record) && !record.isPending
      return isSeen ? [{ ...record, state: 'stopped', doubt: { why: 'seenCancelled' } }] : []
    })
    await this.#surroundings.store.saveRecords(this.#stored.summary.id, stopped)
    for (const record of stopped) this.#stored.records[record.number - 1] = record
  }

  /** Writes first, then tells. */
  async change({ number }: Pick<Batch, 'number'>, changes: Partial<BatchRecord>): Promise<BatchRecord> {
    const record = { ...this.recordOf({ number }), ...changes }
    await this.#surroundings.store.saveRecords(this.#stored.summary.id, [record])
    this.#stored.records[number - 1] = record
    return record
  }

  async reconcile(): Promise<void> {
    const { store, chain } = this.#surroundings
    const facts = await chain.readFacts(this.#stored)
    const records = reconcile(this.batches, this.#stored.records, facts)
    await store.saveRecords(this.#stored.summary.id, records)
    this.#stored.records = records
    this.#latestBlock = facts.latestBlock
    this.#accountNonce = facts.accountNonce
  }

  tell(phase: RunPhase, details: { current?: number; error?: unknown } = {}): RunProgress {
    const { summary, records } = this.#stored
    const progress: RunProgress = {
      runId: summary.id,
      phase,
      records: [...records],
      undecided: this.undecided,
      ...details,
    }
    this.#surroundings.onProgress?.(progress)
    return progress
  }
}
