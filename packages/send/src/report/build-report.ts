// Builds the report of a run, one row per input line, and writes it as CSV, JSON, counts, and a new list of the unpaid.

import { codeCall } from '@saleyard/send/encode/call-code.ts'
import type { CodeValues, Recipient, RecipientLine, RecipientList } from '@saleyard/send/list/types.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { listProposals } from '@saleyard/send/run/answered-record.ts'
import { type BatchRecord, type BatchState, newRecord } from '@saleyard/send/run/batch-record.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import Papa from 'papaparse'
import { type Address, formatUnits, type Hash } from 'viem'

type Position = { index: number; lines: number[] }

/**
 * Builds one row per input line: its outcome, its batch and its transaction.
 *
 * @param decimals Decimals of the coin or token.
 */
export function buildReport(
  lines: RecipientLine[],
  { batches, recipients }: Pick<Plan, 'batches'> & Pick<RecipientList, 'recipients'>,
  records: BatchRecord[],
  decimals: number,
): ReportRow[] {
  const positions = new Map<number, Position>()
  recipients.forEach((recipient, index) => {
    for (const line of recipient.lines) positions.set(line, { index, lines: recipient.lines })
  })
  const batchOf = batches.flatMap((batch) => {
    const coded = { ...batch, callCode: codeCall(batch.data) }
    return Array.from({ length: batch.count }, () => coded)
  })

  return lines.map((line) => {
    const row = explainLine(line)
    if (line.state !== 'accepted' && line.state !== 'merged') return row

    const paid = { ...row, address: line.address, amount: formatUnits(line.amount, decimals), memo: line.memo }
    const position = positions.get(line.number)
    const batch = position && batchOf[position.index]
    return batch ? { ...paid, ...toOutcome(line.number, position, batch, records[batch.number - 1]) } : paid
  })
}

function toOutcome(
  line: number,
  { index, lines }: Position,
  batch: Batch & Pick<ReportRow, 'callCode'>,
  record: BatchRecord = newRecord(batch),
) {
  return {
    status: findStatus(record, index - batch.first),
    mergedWith: lines.filter((number) => number !== line),
    batch: batch.number,
    hash: record.minedHash ?? record.hashes.at(-1) ?? ('' as const),
    paidBy: record.paidBy ?? ('' as const),
    callCode: batch.callCode,
    safeTxHash: findProposal(record)?.safeTxHash ?? ('' as const),
  }
}

/** The proposal that the owners of a Safe have executed, else the latest one. */
function findProposal(record: BatchRecord) {
  return listProposals(record)?.find(({ state }) => state === 'executed') ?? record.proposal
}

export type ReportStatus =
  | 'paid'
  | 'paidByOther'
  | 'unconfirmed'
  | 'pending'
  | 'proposed' // the owners of a Safe may execute it
  | 'notSent'
  | 'skipped'
  | 'failed'
  | 'cancelled'
  | 'mayArrive' // given up, but another account's transaction may still pay
  | 'stopped'
  | 'refused'
  | 'asked'
  | 'ignored'
  | 'dropped'

type ReportRow = {
  line: number
  text: string
  address: Address | ''
  /** Name in the line, normalised; empty without one. */
  name: string
  /** Exact decimal text in whole coins; empty when the line is no payment. */
  amount: string
  memo: string
  status: ReportStatus
  /** Refusal code, question kind, or the reason why the line is ignored or dropped. */
  reason: string
  values: CodeValues
  /** Numbers of other lines paid together with this one. */
  mergedWith: number[]
  /** {@link Batch.number}; 0 if the line is in no batch. */
  batch: number
  hash: Hash | ''
  /** The account that paid, if it is not the run's sender. */
  paidBy: Address | ''
  /** Of the batch's call, see `codeCall`; empty if the line is in no batch, or its batch has no calldata. */
  callCode: string
  /** Of the proposal to the owners, if a Safe pays; empty otherwise. */
  safeTxHash: Hash | ''
}

/** Builds the row of a line that is no payment, with its reason. */
function explainLine(line: RecipientLine): ReportRow {
  const row: ReportRow = {
    line: line.number,
    text: line.text,
    address: '',
    name: line.name ?? '',
    amount: '',
    memo: '',
    status: 'notSent',
    reason: '',
    values: {},
    mergedWith: [],
    batch: 0,
    hash: '',
    paidBy: '',
    callCode: '',
    safeTxHash: '',
  }
  switch (line.state) {
    case 'refused':
      return { ...row, status: 'refused', reason: line.reason, values: line.values }
    case 'asked':
      return {
        ...row,
        status: 'asked',
        address: line.address ?? '',
        reason: line.question,
        values: { text: line.example },
      }
    case 'ignored':
      return { ...row, status: 'ignored', reason: line.why }
    case 'dropped':
      return { ...row, status: 'dropped', reason: line.why, values: line.keptLine ? { line: line.keptLine } : {} }
    default:
      return row
  }
}

const statuses: Record<BatchState, ReportStatus> = {
  queued: 'notSent',
  signing: 'pending',
  proposed: 'proposed',
  sent: 'pending',
  replaced: 'pending',
  mined: 'unconfirmed',
  reconciled: 'paid',
  failed: 'failed',
  cancelling: 'pending',
  cancelled: 'cancelled',
  stopped: 'stopped',
  paidByOther: 'paidByOther',
}

/** Returns the outcome of one recipient of a batch. `index` is its position in the batch, from 0. */
function findStatus(record: BatchRecord, index: number): ReportStatus {
  const { state, skipped } = record
  if (state === 'cancelled' && isInDoubt(record)) return 'mayArrive'
  // The owners of a Safe, or another device, may have its bytes.
  if (state === 'queued' && record.isHandedOver && !record.doubt) return 'pending'
  // No node shows whom its transaction has paid.
  if (record.isUnproven) return 'unconfirmed'
  return skipped.some((recipient) => recipient.index === index) ? 'skipped' : statuses[state]
}

const columns = [
  'line',
  'text',
  'address',
  'name',
  'amount',
  'memo',
  'status',
  'reason',
  'mergedWith',
  'batch',
  'hash',
  'paidBy',
  'callCode',
  'safeTxHash',
] as const

// Papa's own pattern misses cells with a line break in them.
const formula = /^[=+\-@\t\r]/

/** Writes the report as CSV by RFC 4180. Cells that a spreadsheet would run as a formula start with an apostrophe. */
export function toReportCsv(rows: ReportRow[]): string {
  const data = rows.map((row) => columns.map((column) => toCell(row, column)))
  return `${Papa.unparse({ fields: [...columns], data }, { newline: '\r\n', escapeFormulae: formula })}\r\n`
}

function toCell(row: ReportRow, column: (typeof columns)[number]): string {
  if (column === 'mergedWith') return row.mergedWith.join(' ')
  if (column === 'batch') return row.batch === 0 ? '' : `${row.batch}`
  return `${row[column]}`
}

/** Writes the report as JSON, one object per input line; amounts are decimal text. */
export function toReportJson(rows: ReportRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`
}

/** Counts the lines by status, in the order of the report's statuses; statuses without lines are left out. */
export function countStatuses(rows: Pick<ReportRow, 'status'>[]): { status: ReportStatus; count: number }[] {
  const counts = new Map<ReportStatus, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return reportStatuses.flatMap((status) => {
    const count = counts.get(status)
    return count ? [{ status, count }] : []
  })
}

const reportStatuses = [
  'paid',
  'paidByOther',
  'unconfirmed',
  'pending',
  'proposed',
  'skipped',
  'failed',
  'cancelled',
  'mayArrive',
  'stopped',
  'notSent',
  'refused',
  'asked',
  'dropped',
  'ignored',
] as const satisfies ReportStatus[]

/**
 * Lists the recipients that a run has not paid and never will: those skipped by a final batch, and those of batches
 * that are given up permanently. It leaves out those of a failed batch, which may still be sent again and would pay
 * them twice, and those that a reorg could still have paid. Whom another account has skipped it leaves out too: no mark
 * of the sender is set, so its own wallet, or the owners of a Safe, may still pay them.
 */
export function findUnpaid(
  plan: Pick<Plan, 'batches'> & { recipients: Recipient[] },
  records: BatchRecord[],
): Recipient[] {
  return plan.batches.flatMap(({ first, count }, index) => {
    const record = records[index]
    const members = plan.recipients.slice(first, first + count)
    if (record?.state === 'cancelled' || record?.state === 'stopped') return members
    const skipped = record?.state === 'reconciled' && !record.isUnproven ? record.skipped : []
    return skipped.flatMap(({ index: position }) => members[position] ?? [])
  })
}

/** Writes a new list of these recipients, one line each, with exact amounts. */
export function toRetryText(recipients: Recipient[], decimals: number): string {
  return recipients.map(({ address, amount }) => `${address},${formatUnits(amount, decimals)}`).join('\n')
}
