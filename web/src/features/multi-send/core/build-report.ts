import { formatUnits } from 'viem'
import { explainLine } from '@/features/multi-send/core/report/explain-line.ts'
import { findStatus } from '@/features/multi-send/core/report/find-status.ts'
import type { RecipientLine, RecipientList } from './list-types.ts'
import { newRecord } from './new-record.ts'
import type { Batch, Plan } from './plan-types.ts'
import type { BatchRecord } from './record-types.ts'
import type { ReportRow } from './report-types.ts'

type Position = { index: number; lines: number[] }

/**
 * One row per input line: what became of it, in which batch, by which transaction.
 *
 * @param decimals Of the coin or token.
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
  const batchOf = batches.flatMap((batch) => Array.from({ length: batch.count }, () => batch))

  return lines.map((line) => {
    const row = explainLine(line)
    if (line.state !== 'accepted' && line.state !== 'merged') return row

    const paid = { ...row, address: line.address, amount: formatUnits(line.amount, decimals), memo: line.memo }
    const position = positions.get(line.number)
    const batch = position && batchOf[position.index]
    return batch ? { ...paid, ...toOutcome(line.number, position, batch, records[batch.number - 1]) } : paid
  })
}

function toOutcome(line: number, { index, lines }: Position, batch: Batch, record: BatchRecord = newRecord(batch)) {
  return {
    status: findStatus(record, index - batch.first),
    mergedWith: lines.filter((number) => number !== line),
    batch: batch.number,
    hash: record.minedHash ?? record.hashes.at(-1) ?? ('' as const),
    paidBy: record.paidBy ?? ('' as const),
  }
}
