/**
 * A run is a plan that is being sent, stored on this device.
 *
 * The page makes a plan, saves it with `createRun` of run-store.ts, then calls `runBatches`. It may call it again at any
 * time (after a reload, a rejection, a pause): each call starts by reconciling every batch with the chain.
 */
import type { Hash } from 'viem'
import type { Batch, BatchRecord, ChainFacts, Plan, RecipientLine } from '../core/types.ts'

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
  /** All batches are reconciled or cancelled. */
  isFinished: boolean
}

export type StoredRun = { summary: RunSummary; plan: Plan; lines: RecipientLine[]; records: BatchRecord[] }

/** Chain access of a run; `createRunChain` makes it from a wagmi config. */
export type RunChain = {
  getBlockNumber(): Promise<bigint>
  getNonce(): Promise<number>
  readFacts(run: StoredRun): Promise<ChainFacts>
  /** Resolves when the hash, or what replaced it, is in a block. Rejects after its time limit (ms). */
  waitForMined(hash: Hash): Promise<{ hash: Hash; isReplaced: boolean }>
}

/** Opens the wallet with exactly these bytes and resolves with the hash. Rejects with `UserRejectedRequestError` inside. */
export type SendBatch = (batch: Batch) => Promise<Hash>

/**
 * `pausedAfterFailure`: a batch reverted or could not be sent, see `error`. `needsDecision`: batches in `undecided` were handed
 * to a wallet and are neither marked nor known to the node; they are resent identically only when the user asks for it.
 */
export type RunPhase =
  | 'openInAnotherTab'
  | 'reconciling'
  | 'sending'
  | 'confirming'
  | 'paused'
  | 'pausedAfterRejection'
  | 'pausedAfterFailure'
  | 'needsDecision'
  | 'finished'

export type RunProgress = {
  runId: string
  phase: RunPhase
  records: BatchRecord[]
  /** Batch being signed or waited for. */
  current?: number
  undecided: number[]
  error?: unknown
}
