import type { RecipientLine } from '@/features/multi-send/core/list-types.ts'
import type { ReportRow } from '@/features/multi-send/core/report-types.ts'

/** The report's row of a line that pays nobody, with its reason. */
export function explainLine(line: RecipientLine): ReportRow {
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
