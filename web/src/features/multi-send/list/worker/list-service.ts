// Defines how the page talks to the list in its worker, and what it knows of it.
/**
 * The list lives in a worker: the page asks for what it shows, and never holds tens of thousands of lines.
 *
 *   page ── createListClient ──▶ list-worker.ts ──▶ createListService ──▶ ListSession   reads, edits, answers windows of lines
 *                                                        ├──▶ planBatches              who is paid never leaves the worker
 *                                                        └──▶ run store                the list of a run, and its report
 *
 * Amounts are base units. Lines are counted from 1, positions from 0.
 */

import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import type { FindOutliersReturnType } from '@saleyard/send/list/find-outliers.ts'
import type { ReadProgress } from '@saleyard/send/list/parse-recipients.ts'
import type { Question, ReadOptions } from '@saleyard/send/list/questions.ts'
import type { readFileBytes } from '@saleyard/send/list/read-file.ts'
import type { LineState, Recipient, RecipientLine } from '@saleyard/send/list/types.ts'
import type { Batch, Plan, PlanInput } from '@saleyard/send/plan/types.ts'
import type { ReportStatus } from '@saleyard/send/report/build-report.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { ListToPay, RunMatch, RunStore, RunSummary, StoredRun } from '@saleyard/send/run/types.ts'
import type { Hex } from 'viem'
import type { ImportCheck, ImportResult } from '@/features/multi-send/run/history/create-transfer-service.ts'
import type { Expected } from '@/features/multi-send/run/history/verify-run.ts'

/** A question without its lines, of which there may be as many as the list has. */
export type QuestionSummary = Omit<Question, 'lines'> & { lineCount: number }

/** What the page knows of a list. */
export type ListSummary = {
  /** Of the reading. What is planned and stored names it, so that no other list is paid than the one looked at. */
  revision: number
  lineCount: number
  recipientCount: number
  /** How many of them are of the sample list, which no plan pays. */
  sampleCount: number
  questions: QuestionSummary[]
  /** Base units. */
  total: bigint
  /** What `split` could not divide. */
  remainder: bigint
  counts: Record<LineState, number>
  isReady: boolean
  /** Lines that the user took out. */
  removedCount: number
  /** All names of the list, each once, as normalised. */
  names: string[]
  /** Who gets most and who gets least; undefined without recipients. */
  extremes: { largest: Recipient; smallest: Recipient } | undefined
}

/** A reading by its revision, or the list of a stored run by its id. */
export type ListKey = ListSummary['revision'] | RunSummary['id']

/** `firstOfGroup`: number of the first line that is paid together with this one. */
export type LineView = { line: RecipientLine; firstLine?: number }

export type ReportSummary = {
  statuses: { status: ReportStatus; count: number }[]
  /** Recipients that were not paid and never will be by this run. */
  unpaidCount: number
}

/** What a report is made of beside the list: the run's batches with their records. */
export type ReportInput = { runId: string; batches: Batch[]; records: BatchRecord[]; decimals: number }

/** How the page talks to the list. Errors arrive as they were thrown. */
export type ListService = {
  /**
   * Reads a text; only its lines that have changed are read again. A newer call ends an older one.
   *
   * @param onProgress Called now and then while a long list is read.
   * @throws DOMException `AbortError` when a newer call has come.
   */
  read(text: string, options: ReadOptions, onProgress?: (progress: ReadProgress) => void): Promise<ListSummary>
  /** The text of a file. The buffer is gone afterwards. */
  readFile: typeof readFileBytes
  /** The line to correct or to answer after (or before) a line; at the end it starts again. */
  findProblem(from: number, direction: 'next' | 'previous'): Promise<number | undefined>
  /** Numbers of the refused lines, ascending. */
  listRefused(): Promise<number[]>
  /** Lines from position `from` up to, not including, `to`. */
  readLines(from: number, to: number): Promise<LineView[]>
  /** Recipients from position `from` up to, not including, `to`. */
  readRecipients(from: number, to: number): Promise<Recipient[]>
  recipientsAt(positions: number[]): Promise<Recipient[]>
  /** Numbers of all lines that these recipients come from. */
  linesOf(positions: number[]): Promise<number[]>

  /** All addresses without separators, at most 2,000 in each text: for questions to the chain. */
  packAddresses(revision: number): Promise<Hex[]>
  /** Amounts far from what the others get. */
  findOutliers(revision: number): Promise<FindOutliersReturnType>
  /** Plans payments to the recipients of a reading. @throws PlanError; an Error when another list was read since. */
  plan(revision: number, input: Omit<PlanInput, 'recipients'>): Promise<Plan>
  /**
   * Stores a run with its list, unless runs on this device are alike that are not among `agreed`: {@link RunStore.create}.
   *
   * @throws AppError `storageUnavailable`; an Error when another list was read since.
   */
  createRun(revision: number, run: StoredRun, agreed?: readonly string[]): Promise<RunMatch[]>
  /**
   * Runs on this device that pay this list, or much of it; the run that it is of is among them.
   *
   * @throws as {@link ListService.createRun}; an Error where the run's list is not on this device.
   */
  findAlike(list: ListKey, paying: Omit<ListToPay, 'recipients'>): Promise<RunMatch[]>

  /** Of each of these lists how many payments a list has too, by address and amount. @throws as {@link ListService.findAlike}. */
  countPaid(list: ListKey, lists: Payment[][]): Promise<number[]>
  /**
   * How many recipients of a list a stored run pays too, by address.
   *
   * @param positions In the run's list.
   * @throws as {@link ListService.findAlike}.
   */
  countShared(list: ListKey, runId: string, positions: number[]): Promise<number>

  /**
   * A run as a file. From then on it may go on elsewhere, so each of its batches counts as handed over.
   *
   * @throws AppError `storageUnavailable`, `runningElsewhere`; an Error where the run is not on this device.
   */
  exportRun(runId: string): Promise<Blob>
  /** A run that is on no disk, as a file like that of {@link ListService.exportRun}. */
  writeRun(run: StoredRun): Promise<Blob>
  /** Reads a file and works out whether it is true; keeps it for {@link ListService.storeImport}. Stores nothing. */
  checkImport(file: Blob, expected: Expected): Promise<ImportCheck>
  /** Recipients of the file checked last, from a position up to another. */
  readImported(from: number, to: number): Promise<Recipient[]>
  /** Stores the file checked last, or adds what it knows to the run that is here. */
  storeImport(): Promise<ImportResult>

  /** @throws AppError `storageUnavailable`; an Error where the run's list is not on this device. */
  summarizeReport(input: ReportInput): Promise<ReportSummary>
  writeReport(input: ReportInput, kind: 'csv' | 'json'): Promise<Blob>
  /** A list of the recipients that were not paid, to read as a new one. */
  writeRetryList(input: ReportInput): Promise<string>
}
