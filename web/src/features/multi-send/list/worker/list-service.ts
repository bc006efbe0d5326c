// Defines the interface between the page and the list in its worker, and what passes between them besides.

/**
 * The list is in a worker: the page requests what it shows, and never holds tens of thousands of lines.
 *
 *   page ── createWorkerClient ▶ list-worker.ts ──▶ createListService ──▶ ListSession   reads, returns windows of lines
 *                                                        ├──▶ planBatches   recipients never leave the worker
 *                                                        └──▶ run store     the list of a run, and its report
 *
 * Amounts are in base units. Lines count from 1, positions from 0.
 */

import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import type { FindOutliersReturnType } from '@saleyard/send/list/find-outliers.ts'
import type { ReadProgress } from '@saleyard/send/list/parse-recipients.ts'
import type { Question, ReadOptions } from '@saleyard/send/list/questions.ts'
import type { readFileBytes } from '@saleyard/send/list/read-file.ts'
import type { LineState, Recipient, RecipientLine } from '@saleyard/send/list/types.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import type { Batch, Plan, PlanInput } from '@saleyard/send/plan/types.ts'
import type { ReceiptSource } from '@saleyard/send/receipt/describe-receipt.ts'
import type { ReportStatus } from '@saleyard/send/report/build-report.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { ListToPay, RunMatch, RunStore, RunSummary, StoredRun } from '@saleyard/send/run/types.ts'
import type { Address, Hash, Hex } from 'viem'
import type { ImportCheck, ImportResult } from '@/features/multi-send/run/history/create-transfer-service.ts'
import type { Expected } from '@/features/multi-send/run/history/verify-run.ts'
import { registerErrorTransfer, releaseCallback } from '@/lib/browser/worker-client.ts'

/** A question without its line numbers, which may be as many as the list's lines. */
export type QuestionSummary = Omit<Question, 'lines'> & { lineCount: number }

/** The page's view of a list. */
export type ListSummary = {
  /** Identifies the reading. Plans and stored runs name it, so that the app pays only the reviewed list. */
  revision: number
  lineCount: number
  recipientCount: number
  /** Number of recipients of the sample list, which no plan pays. */
  sampleCount: number
  questions: QuestionSummary[]
  /** In base units. */
  total: bigint
  /** Remainder of `split`. */
  remainder: bigint
  counts: Record<LineState, number>
  isReady: boolean
  /** Number of lines that the user dropped. */
  removedCount: number
  /** All names of the list, normalised, each once. */
  names: string[]
  /** The recipients with the largest and the smallest amount; undefined without recipients. */
  extremes: { largest: Recipient; smallest: Recipient } | undefined
}

/** A reading by its revision, or the list of a stored run by its id. */
export type ListKey = ListSummary['revision'] | RunSummary['id']

/** `firstLine`: number of the first line that is paid together with this one. */
export type LineView = { line: RecipientLine; firstLine?: number }

export type ReportSummary = {
  statuses: { status: ReportStatus; count: number }[]
  /** Number of recipients that the run has not paid and never will. */
  unpaidCount: number
}

/** Input of a report in addition to the list: the run's batches with their records. */
export type ReportInput = { runId: string; batches: Batch[]; records: BatchRecord[]; decimals: number }

/** Input of the receipts of a run; `signed`: the payer's signature over its memos, and the root that it is of. */
export type ReceiptInput = { runId: string; source: ReceiptSource; signed?: { root: Hash; signature: Hex } }

/** A recipient with its receipt; `link` is absent if it was not paid. */
export type ReceiptRow = { line: number; address: Address; amount: bigint; link?: string }

export type ReceiptSummary = {
  /** Link of the whole run; absent for a plain transfer. */
  run?: string
  /** The same in its short form; absent where it has no room. */
  short?: string
  /** Memos that the payer can sign. */
  memoCount: number
  /** The signature of the input is one of these memos. */
  isSigned: boolean
}

/** The list's methods for the page. Errors arrive as they were thrown. */
export type ListService = {
  /**
   * Reads a text, and parses only changed lines again. A newer call ends an older one.
   *
   * @param onProgress Called repeatedly during the reading of a long list.
   * @throws DOMException `AbortError` after a newer call.
   */
  read(text: string, options: ReadOptions, onProgress?: (progress: ReadProgress) => void): Promise<ListSummary>
  /** Reads the text of a file. The buffer is transferred, so the caller loses it. */
  readFile: typeof readFileBytes
  /** Finds the line to correct or to answer after (or before) a line; at the end it starts over. */
  findProblem(from: number, direction: 'next' | 'previous'): Promise<number | undefined>
  /** Lists the numbers of the refused lines, ascending. */
  listRefused(): Promise<number[]>
  /** Reads lines from position `from` up to, not including, `to`. */
  readLines(from: number, to: number): Promise<LineView[]>
  /** Reads recipients from position `from` up to, not including, `to`. */
  readRecipients(from: number, to: number): Promise<Recipient[]>
  recipientsAt(positions: number[]): Promise<Recipient[]>
  /** Lists the numbers of all lines that these recipients come from. */
  linesOf(positions: number[]): Promise<number[]>

  /** Packs all addresses without separators, at most 2,000 in each text, for calls to the chain. */
  packAddresses(revision: number): Promise<Hex[]>
  /** Finds amounts far from the others. */
  findOutliers(revision: number): Promise<FindOutliersReturnType>
  /** Plans payments to the recipients of a reading. @throws PlanError; an Error after a newer reading. */
  plan(revision: number, input: Omit<PlanInput, 'recipients'>): Promise<Plan>
  /**
   * Stores a run with its list, unless this device has similar runs outside of `agreed`: {@link RunStore.create}.
   *
   * @throws AppError `storageUnavailable`; an Error after a newer reading.
   */
  createRun(revision: number, run: StoredRun, agreed?: readonly string[]): Promise<RunMatch[]>
  /**
   * Finds runs on this device that pay this list, or much of it; they include the run that the list belongs to.
   *
   * @throws The errors of {@link ListService.createRun}; an Error if the run's list is not on this device.
   */
  findAlike(list: ListKey, paying: Omit<ListToPay, 'recipients'>): Promise<RunMatch[]>

  /**
   * Counts, for each of these lists, the payments that a list has too, by address and amount.
   *
   * @throws The errors of {@link ListService.findAlike}.
   */
  countPaid(list: ListKey, lists: Payment[][]): Promise<number[]>
  /**
   * Counts the recipients of a list that a stored run pays too, by address.
   *
   * @param positions Positions in the run's list.
   * @throws The errors of {@link ListService.findAlike}.
   */
  countShared(list: ListKey, runId: string, positions: number[]): Promise<number>

  /**
   * Writes a run as a file. The run may then continue elsewhere, so each of its batches counts as submitted.
   *
   * @throws AppError `storageUnavailable`, `runningElsewhere`; an Error if the run is not on this device.
   */
  exportRun(runId: string): Promise<Blob>
  /** Writes a run that is not stored as a file like that of {@link ListService.exportRun}. */
  writeRun(run: StoredRun): Promise<Blob>
  /** Reads and verifies a file, and keeps it in memory for {@link ListService.storeImport}. Stores nothing. */
  checkImport(file: Blob, expected: Expected): Promise<ImportCheck>
  /** Reads recipients of the last checked file from position `from` up to, not including, `to`. */
  readImported(from: number, to: number): Promise<Recipient[]>
  /** Stores the last checked file, or adds its records to the run on this device. */
  storeImport(): Promise<ImportResult>

  /** @throws AppError `storageUnavailable`; an Error if the run's list is not on this device. */
  summarizeReport(input: ReportInput): Promise<ReportSummary>
  writeReport(input: ReportInput, kind: 'csv' | 'json'): Promise<Blob>
  /** Writes the unpaid recipients as a new list. */
  writeRetryList(input: ReportInput): Promise<string>

  /** @throws as {@link ListService.summarizeReport}, and so do the three below. */
  summarizeReceipts(input: ReceiptInput): Promise<ReceiptSummary>
  /** Reads the root of all memos, which the payer signs; undefined without a memo. */
  readMemoRoot(input: ReceiptInput): Promise<Hash | undefined>
  /** Finds recipients by the number of their line or their address; without a query the first ones. */
  findReceipts(input: ReceiptInput, query: string): Promise<ReceiptRow[]>
  /**
   * Writes the links of all receipts as CSV.
   *
   * @param page URL of the receipt page, without a fragment.
   */
  writeReceipts(input: ReceiptInput, page: string): Promise<Blob>
}

/** Passes the planner's errors between page and worker with their codes. */
export function registerListErrors(): void {
  registerErrorTransfer({ PlanError: ({ code, values }) => new PlanError(code as PlanError['code'], values) })
}

/** Releases Comlink's callback proxies after a reading; each keeps a MessagePort open. */
export function releaseCallbacks(service: ListService): ListService {
  return {
    ...service,
    read: async (text, options, onProgress) => {
      try {
        return await service.read(text, options, onProgress)
      } finally {
        releaseCallback(onProgress)
      }
    },
  }
}
