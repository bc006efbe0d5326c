// Implements the list service inside the worker: reads the prepared list in slices, and serves it, stored lists and
// reports.

import { findOutliers } from '@saleyard/send/list/find-outliers.ts'
import type { KnownLines } from '@saleyard/send/list/parse-lines.ts'
import { type ReadProgress, readSlices } from '@saleyard/send/list/parse-recipients.ts'
import type { ReadOptions } from '@saleyard/send/list/questions.ts'
import { readFileBytes } from '@saleyard/send/list/read-file.ts'
import { isSample } from '@saleyard/send/list/sample-recipients.ts'
import type { Recipient, RecipientLine, RecipientList } from '@saleyard/send/list/types.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import {
  findReceipts,
  readMemoRoot,
  summarizeReceipts,
  writeReceipts,
} from '@saleyard/send/receipt/describe-receipt.ts'
import {
  buildReport,
  countStatuses,
  findUnpaid,
  toReportCsv,
  toReportJson,
  toRetryText,
} from '@saleyard/send/report/build-report.ts'
import { countShared, fingerprintPayments } from '@saleyard/send/run/fingerprint.ts'
import type { RunStore, StoredList } from '@saleyard/send/run/types.ts'
import { concatHex, type Hex } from 'viem'
import { createTransferService } from '@/features/multi-send/run/history/create-transfer-service.ts'
import type { LineView, ListKey, ListService, ListSummary, ReportInput } from './list-service.ts'

/** Creates the list service for the worker; tests use it without one. */
export function createListService(store: RunStore, session = new ListSession()): ListService {
  const loadRecipients = async (list: ListKey) => {
    const { recipients } = (typeof list === 'number' ? session.at(list) : await store.loadList(list)) ?? {}
    if (!recipients) throw new Error(`No list of run ${list} on this device`)
    return recipients
  }

  return {
    read: (text, options, onProgress) => session.readInSlices(text, options, onProgress),
    readFile: readFileBytes,
    findProblem: async (from, direction) => findProblem(session.list.lines, from, direction),
    listRefused: async () => session.list.lines.flatMap(({ number, state }) => (state === 'refused' ? [number] : [])),
    readLines: async (from, to) => session.readLines(from, to),
    readRecipients: async (from, to) => session.list.recipients.slice(from, to),
    recipientsAt: async (positions) => session.recipientsAt(positions),
    linesOf: async (positions) => session.linesOf(positions),
    packAddresses: async (revision) => packAddresses(session.at(revision).recipients),
    findOutliers: async (revision) => findOutliers(session.at(revision).recipients),
    plan: async (revision, input) => planBatches({ ...input, recipients: session.at(revision).recipients }),
    createRun: async (revision, run, agreed) => {
      const { lines, recipients } = session.at(revision)
      return store.create(run, { lines, recipients }, agreed)
    },
    findAlike: async (list, paying) => store.findAlike({ ...paying, recipients: await loadRecipients(list) }),
    countPaid: async (list, lists) => {
      const fingerprints = fingerprintPayments(await loadRecipients(list))
      return lists.map((payments) => countShared(fingerprints, fingerprintPayments(payments)))
    },
    countShared: async (list, runId, positions) => {
      const addresses = new Set((await loadRecipients(list)).map(({ address }) => address.toLowerCase()))
      const { recipients = [] } = (await store.loadList(runId)) ?? {}
      const paid = positions.flatMap((position) => recipients[position]?.address.toLowerCase() ?? [])
      return new Set(paid.filter((address) => addresses.has(address))).size
    },
    ...createTransferService(store),
    ...createReportService(store),
  }
}

/** In milliseconds, between two reports of progress. */
const progressInterval = 100

/**
 * Holds the list in preparation, in the worker and in tests. Each reading returns the whole list again, but parses only
 * changed lines: one after an edit, none after an answer.
 */
export class ListSession {
  #list: RecipientList | undefined
  #known: KnownLines | undefined
  // Starts at random: a worker that replaces another must not accept the other's revisions.
  #revision = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) * 2 ** 16
  #turn = 0

  /** @throws Error before the first reading. */
  get list(): RecipientList {
    if (!this.#list) throw new Error('No list was read')
    return this.#list
  }

  /** Returns the list of a reading. @throws Error after a newer reading. */
  at(revision: number): RecipientList {
    if (revision !== this.#revision) throw new Error(`Reading ${revision} is no longer there`)
    return this.list
  }

  /** Reads at once. */
  read(text: string, options: ReadOptions): ListSummary {
    this.#turn += 1
    const slices = readSlices(text, options, this.#known)
    let slice = slices.next()
    while (!slice.done) slice = slices.next()
    return this.#storeReading(slice.value)
  }

  /**
   * Reads in slices. The former list stays until the end of the reading.
   *
   * @throws DOMException `AbortError` when a newer reading has begun.
   */
  async readInSlices(
    text: string,
    options: ReadOptions,
    onProgress?: (progress: ReadProgress) => void,
  ): Promise<ListSummary> {
    this.#turn += 1
    const turn = this.#turn
    const slices = readSlices(text, options, this.#known)
    let reportedAt = performance.now()
    let slice = slices.next()
    for (; !slice.done; slice = slices.next()) {
      if (performance.now() - reportedAt >= progressInterval) {
        reportedAt = performance.now()
        onProgress?.(slice.value)
      }
      await yieldToMessages()
      if (turn !== this.#turn) throw new DOMException('A newer reading has begun', 'AbortError')
    }
    return this.#storeReading(slice.value)
  }

  readLines(from: number, to: number): LineView[] {
    const { lines, recipients } = this.list
    return lines.slice(from, to).map((line) => {
      const firstLine = 'recipient' in line ? recipients[line.recipient]?.lines[0] : undefined
      return { line, ...(firstLine !== undefined && { firstLine }) }
    })
  }

  recipientsAt(positions: number[]): Recipient[] {
    return positions.flatMap((position) => this.list.recipients[position] ?? [])
  }

  /** Includes lines that were dropped as duplicates of these: without the first line they would be paid instead. */
  linesOf(positions: number[]): number[] {
    const own = new Set(this.recipientsAt(positions).flatMap(({ lines }) => lines))
    const repeats = (line: RecipientLine) =>
      line.state === 'dropped' && line.keptLine !== undefined && own.has(line.keptLine)
    return this.list.lines.flatMap((line) => (own.has(line.number) || repeats(line) ? [line.number] : []))
  }

  #storeReading({ list, known }: { list: RecipientList; known: KnownLines }): ListSummary {
    this.#list = list
    this.#known = known
    this.#revision += 1
    return toListSummary(list, this.#revision)
  }
}

/** Summarises a list without its lines and recipients. */
export function toListSummary({ lines, recipients, questions, ...list }: RecipientList, revision: number): ListSummary {
  return {
    revision,
    ...list,
    lineCount: lines.length,
    recipientCount: recipients.length,
    sampleCount: recipients.filter(isSample).length,
    questions: questions.map(({ lines, ...question }) => ({ ...question, lineCount: lines.length })),
    removedCount: lines.filter((line) => line.state === 'dropped' && line.why === 'byHand').length,
    names: [...new Set(lines.flatMap(({ name }) => name ?? []))],
    extremes: findExtremes(recipients),
  }
}

/** Finds the recipients with the largest and the smallest amount, the first of equals; a typing error shows here. */
export function findExtremes(recipients: Recipient[]): { largest: Recipient; smallest: Recipient } | undefined {
  const [first, ...others] = recipients
  if (!first) return undefined
  const extremes = { largest: first, smallest: first }
  for (const recipient of others) {
    if (recipient.amount > extremes.largest.amount) extremes.largest = recipient
    if (recipient.amount < extremes.smallest.amount) extremes.smallest = recipient
  }
  return extremes
}

/** Finds the refused or asked line after (or before) a line; at the end it starts over. Undefined without any. */
export function findProblem(
  lines: Pick<RecipientLine, 'number' | 'state'>[],
  from: number,
  direction: 'next' | 'previous',
): number | undefined {
  const isProblem = ({ state }: Pick<RecipientLine, 'state'>) => state === 'refused' || state === 'asked'
  const found =
    direction === 'next'
      ? (lines.find((line) => line.number > from && isProblem(line)) ?? lines.find(isProblem))
      : (lines.findLast((line) => line.number < from && isProblem(line)) ?? lines.findLast(isProblem))
  return found?.number
}

/** Addresses per text: 40 kB, and some six million gas for a program that inspects each. */
const perText = 2_000

/** Packs all addresses in their order, 20 bytes each without separators. */
export function packAddresses(recipients: Recipient[]): Hex[] {
  return Array.from({ length: Math.ceil(recipients.length / perText) }, (_, text) =>
    concatHex(recipients.slice(text * perText, (text + 1) * perText).map(({ address }) => address)),
  )
}

/** Lets the worker handle queued messages first. Timers would wait for 4 ms each. */
function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

type ReportService = Pick<
  ListService,
  | 'summarizeReport'
  | 'writeReport'
  | 'writeRetryList'
  | 'summarizeReceipts'
  | 'readMemoRoot'
  | 'findReceipts'
  | 'writeReceipts'
>

/** Writes reports and receipts of stored runs, and caches the list of the last one. */
function createReportService(store: RunStore): ReportService {
  let latest: { runId: string; list: StoredList } | undefined

  async function load(runId: string): Promise<StoredList> {
    if (latest?.runId === runId) return latest.list
    const list = await store.loadList(runId)
    if (!list) throw new Error(`No list of run ${runId} on this device`)
    latest = { runId, list }
    return list
  }
  async function readRows({ runId, batches, records, decimals }: ReportInput) {
    const { lines, recipients } = await load(runId)
    return buildReport(lines, { batches, recipients }, records, decimals)
  }
  async function readUnpaid({ runId, batches, records }: ReportInput) {
    const { recipients } = await load(runId)
    return findUnpaid({ batches, recipients }, records)
  }

  return {
    summarizeReport: async (input) => ({
      statuses: countStatuses(await readRows(input)),
      unpaidCount: (await readUnpaid(input)).length,
    }),
    writeReport: async (input, kind) => {
      const rows = await readRows(input)
      return kind === 'csv'
        ? new Blob([toReportCsv(rows)], { type: 'text/csv;charset=utf-8' })
        : new Blob([toReportJson(rows)], { type: 'application/json;charset=utf-8' })
    },
    writeRetryList: async (input) => toRetryText(await readUnpaid(input), input.decimals),
    summarizeReceipts: async (input) => summarizeReceipts(input, await load(input.runId)),
    readMemoRoot: async (input) => readMemoRoot(input, await load(input.runId)),
    findReceipts: async (input, query) => findReceipts(input, await load(input.runId), query),
    writeReceipts: async (input, page) =>
      new Blob([writeReceipts(input, await load(input.runId), page)], { type: 'text/csv;charset=utf-8' }),
  }
}
