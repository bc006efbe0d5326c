// Defines a stored run, its store, its chain access, its wallet and the progress that it reports.

/**
 * A run is a plan in execution, stored on this device.
 *
 * The page makes a plan, saves it with `startRun`, then calls `runBatches`. It may call it again at any time (after a
 * reload, a rejection, a pause): each call starts by reconciling every batch with the chain.
 */

import type { Recipient, RecipientLine } from '@saleyard/send/list/types.ts'
import type { Asset, Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { Address, Hash, Hex } from 'viem'
import type { BatchProposal, BatchRecord, ChainFacts } from './batch-record.ts'

/** Summary of a run for lists of past runs, without its plan. Times are in ms since 1970. */
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
  /** In base units. */
  total: bigint
  /** Latest block before the first signature: the search for events starts some blocks before. */
  notedBlock: bigint
  /** True if all batches are reconciled or permanently given up. */
  isFinished: boolean
  /** `open`: a batch counts as not sent, but a wallet may have sent it. `arrived`: the wallet has sent it. */
  doubt?: 'open' | 'arrived'
  /** True if the browser has promised not to clear the storage by itself. */
  isPersistent: boolean
  /** Absent in runs of earlier versions. */
  print?: ListFingerprint
}

/** Distinguishes the list of a run from others without loading it. */
export type ListFingerprint = {
  /** Fingerprint of all payments in any order, with chain and asset. */
  whole: Hex
  /** Absent for the native coin. */
  token?: Address
  /** {@link Plan.jobs}: a batch event of one of them is this run's. */
  jobs: bigint[]
}

/** A list before its payment, to compare with the runs on this device. */
export type ListToPay = { chainId: number; asset: Asset; symbol: string; recipients: Recipient[] }

/** A run that pays the same list, or much of it. Payments that the run has given up or skipped do not count. */
export type RunMatch = {
  runId: string
  /** In ms since 1970. */
  createdAt: number
  /** `prepared`: its batches have never left this page. */
  state: 'prepared' | 'open' | 'finished'
  /**
   * Number of payments that the run shares with the list; undefined if its list is gone, and only count and total
   * match.
   */
  shared?: number
  isWhole: boolean
}

export type StoredRun = {
  summary: RunSummary
  plan: Plan
  records: BatchRecord[]
  /** Numbers of the batches whose records were missing or damaged: they count as submitted to a wallet. */
  damaged?: number[]
}

/** The recipients of a run, and the lines that they came from. Large: only the list worker loads it. */
export type StoredList = { lines: RecipientLine[]; recipients: Recipient[] }

/**
 * Runs on this device. All methods throw an AppError: `storageUnavailable` if the browser forbids storage or it is
 * full, `storageBlocked` if another tab blocks the database, `storageNewer` if a newer version of the page has written
 * it.
 */
export type RunStore = {
  /**
   * Stores a run. With `agreed`, ids of runs that the user has accepted, it compares and stores in one step, so that of
   * two windows with the same list one stores and the other gets the match: if any other run is similar, nothing is
   * stored.
   *
   * @returns The runs that prevent the storage; empty if the run is stored.
   */
  create(run: StoredRun, list: StoredList, agreed?: readonly string[]): Promise<RunMatch[]>
  /** Finds similar runs, the most similar first. */
  findAlike(list: ListToPay): Promise<RunMatch[]>
  /** Lists {@link Plan.jobs} of every run on this device. */
  listJobs(): Promise<bigint[]>
  /**
   * Calls back after runs were added, ended or removed, in this window, in its worker or in another. Returns the
   * unsubscribe function.
   */
  subscribe(listener: () => void): () => void
  /** @throws AppError also `runDamaged`, if its plan cannot be read. */
  load(id: string): Promise<StoredRun | undefined>
  loadList(id: string): Promise<StoredList | undefined>
  /** Lists the runs, newest first. */
  list(): Promise<RunSummary[]>
  saveRecords(id: string, records: BatchRecord[]): Promise<void>
  remove(id: string): Promise<void>
}

/**
 * Runs `work` while it holds a key, against every other window or program that uses the same store.
 *
 * @throws AppError `runningElsewhere`, at once, if another one holds the key; the error of `work`.
 */
export type RunLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Chain access of a run; `createRunChain` makes it from a viem client. */
export type RunChain = {
  getBlockNumber(): Promise<bigint>
  /** The sender's next nonce, pending transactions included. */
  getNonce(sender: Plan['sender']): Promise<number>
  readFacts(run: StoredRun): Promise<ChainFacts>
  /**
   * Resolves once the chain's newest block differs from `block`, or the signal aborts. `onLost`: the chain does not
   * answer.
   */
  waitForBlockAfter(block: bigint, options: { signal?: AbortSignal; onLost: (error: unknown) => void }): Promise<void>
}

/**
 * Opens the wallet with exactly these bytes and resolves with the hash as soon as it is known. If that takes long, an
 * aborted signal ends the wait with its reason: the request stays at the wallet. Where the sender is a Safe whose owners
 * sign later, it resolves with the proposal that they got.
 *
 * @throws BatchNotSubmittedError when the wallet was never opened; any error that `toUserError` maps to `userRejected`
 * when the user declined. After any other error it is unknown whether the wallet has sent it.
 */
export type SendBatch = (batch: Batch, signal?: AbortSignal) => Promise<SentBatch>

/**
 * `proof`: the same answer, once it is known what the hash belongs to; it never rejects. The run records the hash at once,
 * since a node may take long.
 */
export type SentBatch = Hash | { proposal: BatchProposal; proof?: Promise<SentBatch> }

/** A {@link SendBatch} that never proposes: each batch becomes a transaction of the sender's key. */
export type SendAlone = (batch: Batch, signal?: AbortSignal) => Promise<Hash>

/**
 * Prepares fields of a batch's record that are stored before the wallet opens, in addition to the usual ones. Throws
 * before any change.
 */
export type PrepareBatch = (batch: Batch, record: BatchRecord) => Promise<Pick<BatchRecord, 'callId'>>

/**
 * `pausedAfterFailure`: a batch reverted or could not be sent, see `error`. `needsDecision`: the batches in `undecided`
 * were submitted to a wallet and are not marked; they are resent unchanged only at the user's request, or given up by
 * `cancel`. `awaitingOwners`: everything is at the wallet, and the owners of a Safe have batches to sign: that may take
 * days, and no prompt opens meanwhile. `offline`: the network does not answer, and the run retries until it does. A plain transfer is resent only
 * when it is released, or its user has seen the old one cancelled.
 */
export type RunPhase =
  | 'openInAnotherTab'
  | 'reconciling'
  | 'sending'
  | 'confirming'
  | 'awaitingOwners'
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
  /** Number of the batch that is being signed or awaited. */
  current?: number
  /** Numbers of the undecided batches. */
  undecided: number[]
  error?: unknown
  /** True if the run was missing on this device and was stored again from memory. */
  isRestored?: boolean
}

/** The batch failed before the wallet opened (in its simulation, say): the failure changed nothing. */
export class BatchNotSubmittedError extends Error {
  override readonly name = 'BatchNotSubmittedError'

  /** @param cause The failure; the page shows it to the user. */
  constructor(cause: unknown) {
    super('The batch was not handed to the wallet', { cause })
  }
}
