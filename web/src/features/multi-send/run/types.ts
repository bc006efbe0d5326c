/**
 * A run is a plan that is being sent, stored on this device.
 *
 * The page makes a plan, saves it with `startRun`, then calls `runBatches`. It may call it again at any time (after a
 * reload, a rejection, a pause): each call starts by reconciling every batch with the chain.
 */
import type { Hash } from 'viem'
import type { Recipient, RecipientLine } from '../core/list-types.ts'
import type { Batch, Plan } from '../core/plan-types.ts'
import type { BatchRecord, ChainFacts } from '../core/record-types.ts'

/** What a list of past runs shows, without loading the plan. Times in ms since 1970. */
export type RunSummary = {
  id: string
  createdAt: number
  updatedAt: number
  chainId: number
  sender: Plan['sender']
  symbol: string
  decimals: number
  recipients: number
  batches: number
  /** Base units. */
  total: bigint
  /** Latest block before the first signature: events are searched from here. */
  notedBlock: bigint
  /** All batches are reconciled or given up for good. */
  isFinished: boolean
  /** `open`: a batch counts as not sent, and a wallet may have sent it all the same. `arrived`: the wallet has. */
  doubt?: 'open' | 'arrived'
  /** The browser promised not to clear the storage by itself. */
  isPersistent: boolean
}

export type StoredRun = { summary: RunSummary; plan: Plan; records: BatchRecord[] }

/** Who a run pays, and the lines it came from. Large: only the list worker loads it. */
export type StoredList = { lines: RecipientLine[]; recipients: Recipient[] }

/** Runs on this device. All methods throw `AppError('storageUnavailable')` where the browser forbids storage or it is full. */
export type RunStore = {
  create(run: StoredRun, list: StoredList): Promise<void>
  load(id: string): Promise<StoredRun | undefined>
  loadList(id: string): Promise<StoredList | undefined>
  /** Newest first. */
  list(): Promise<RunSummary[]>
  saveRecords(id: string, records: BatchRecord[]): Promise<void>
  remove(id: string): Promise<void>
}

/** Chain access of a run; `createRunChain` makes it from a viem client. */
export type RunChain = {
  getBlockNumber(): Promise<bigint>
  /** The sender's next nonce, pending transactions included. */
  getNonce(sender: Plan['sender']): Promise<number>
  readFacts(run: StoredRun): Promise<ChainFacts>
  /** Resolves once the chain has a block after `block`, or the signal is aborted. `onLost`: it does not answer. */
  waitForBlockAfter(block: bigint, options: { signal?: AbortSignal; onLost: (error: unknown) => void }): Promise<void>
}

/**
 * Opens the wallet with exactly these bytes and resolves with the hash as soon as it is known. Where that takes long, an aborted
 * signal ends the waiting with its reason: what is at the wallet stays there.
 *
 * @throws NotHandedOverError when the wallet was never opened; anything that `toUserError` calls `userRejected` when the user
 * declined. After any other error nobody knows whether the wallet has sent it.
 */
export type SendBatch = (batch: Batch, signal?: AbortSignal) => Promise<Hash>

/** What is to be stored of a batch before the wallet opens, beside what always is. Throws before anything is changed. */
export type PrepareBatch = (batch: Batch, record: BatchRecord) => Promise<Pick<BatchRecord, 'callId'>>

/**
 * `pausedAfterFailure`: a batch reverted or could not be sent, see `error`. `needsDecision`: the batches in `undecided` were
 * handed to a wallet and are not marked; they are resent identically only when the user asks for it, or given up by `cancel`.
 * `offline`: the network does not answer, and is asked until it does.
 * A plain transfer is resent only when it is released, or its user has seen the old one cancelled.
 */
export type RunPhase =
  | 'openInAnotherTab'
  | 'reconciling'
  | 'sending'
  | 'confirming'
  | 'offline'
  | 'paused'
  | 'pausedAfterRejection'
  | 'pausedAfterFailure'
  | 'needsDecision'
  | 'finished'

export type RunProgress = {
  runId: string
  phase: RunPhase
  records: BatchRecord[]
  /** Number of the batch being signed or waited for. */
  current?: number
  /** Numbers of batches. */
  undecided: number[]
  error?: unknown
}
