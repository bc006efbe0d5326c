// Defines a stored run, its store, its chain access, its wallet and the progress that it reports.
/**
 * A run is a plan that is being sent, stored on this device.
 *
 * The page makes a plan, saves it with `startRun`, then calls `runBatches`. It may call it again at any time (after a
 * reload, a rejection, a pause): each call starts by reconciling every batch with the chain.
 */

import type { Recipient, RecipientLine } from '@saleyard/send/list/types.ts'
import type { Asset, Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { Address, Hash, Hex } from 'viem'
import type { BatchRecord, ChainFacts } from './batch-record.ts'

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
  /** Latest block before the first signature: events are searched from some blocks before. */
  notedBlock: bigint
  /** All batches are reconciled or given up for good. */
  isFinished: boolean
  /** `open`: a batch counts as not sent, and a wallet may have sent it all the same. `arrived`: the wallet has. */
  doubt?: 'open' | 'arrived'
  /** The browser promised not to clear the storage by itself. */
  isPersistent: boolean
  /** Absent in runs of earlier versions. */
  print?: ListFingerprint
}

/** Tells the list of a run from others without loading it. */
export type ListFingerprint = {
  /** Of all payments, whatever their order, with chain and asset. */
  whole: Hex
  /** Absent for native coin. */
  token?: Address
  /** {@link Plan.jobs}: a batch event of one of them is this run's. */
  jobs: bigint[]
}

/** A list about to be paid, compared with the runs on this device. */
export type ListToPay = { chainId: number; asset: Asset; symbol: string; recipients: Recipient[] }

/** A run that pays the same list, or much of it. Payments that the run has given up or skipped do not count. */
export type RunMatch = {
  runId: string
  /** Ms since 1970. */
  createdAt: number
  /** `prepared`: its batches have never left this page. */
  state: 'prepared' | 'open' | 'finished'
  /** How many payments of the list the run pays too; undefined where its list is gone, and only count and total are the same. */
  shared?: number
  isWhole: boolean
}

export type StoredRun = {
  summary: RunSummary
  plan: Plan
  records: BatchRecord[]
  /** Numbers of the batches whose records were missing or damaged: they count as handed to a wallet. */
  damaged?: number[]
}

/** Who a run pays, and the lines it came from. Large: only the list worker loads it. */
export type StoredList = { lines: RecipientLine[]; recipients: Recipient[] }

/**
 * Runs on this device. All methods throw an AppError: `storageUnavailable` where the browser forbids storage or it is full,
 * `storageBlocked` where another tab keeps it closed, `storageNewer` where a newer version of the page has written it.
 */
export type RunStore = {
  /**
   * Stores a run. With `agreed`, ids of runs that the user knows of, it compares and stores in one step, so that of two
   * windows with the same list one stores and the other learns of it: where any other run is alike, nothing is stored.
   *
   * @returns The runs that keep it from being stored; empty when it is.
   */
  create(run: StoredRun, list: StoredList, agreed?: readonly string[]): Promise<RunMatch[]>
  /** The runs alike, the most alike first. */
  findAlike(list: ListToPay): Promise<RunMatch[]>
  /** {@link Plan.jobs} of every run on this device. */
  listJobs(): Promise<bigint[]>
  /** Calls back after runs were added, ended or removed, in this window, in its worker or in another. Returns how to stop that. */
  subscribe(listener: () => void): () => void
  /** @throws AppError also `runDamaged`, where its plan cannot be read. */
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
  /** Resolves once the chain's newest block is another than `block`, or the signal is aborted. `onLost`: it does not answer. */
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
  /** It was no longer on this device, and was stored again from memory. */
  isRestored?: boolean
}

/** The batch failed before the wallet was opened (its simulation, say): it is as if nothing had happened. */
export class BatchNotSubmittedError extends Error {
  override readonly name = 'NotHandedOverError'

  /** @param cause What went wrong; shown to the user. */
  constructor(cause: unknown) {
    super('The batch was not handed to the wallet', { cause })
  }
}
