import Papa from 'papaparse'
import type { ReportRow } from '@/features/multi-send/core/report-types.ts'

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
] as const

// Papa's own pattern misses cells with a line break in them.
const formula = /^[=+\-@\t\r]/

/** The report as CSV after RFC 4180. Cells that a spreadsheet would run as a formula start with an apostrophe. */
export function toReportCsv(rows: ReportRow[]): string {
  const data = rows.map((row) => columns.map((column) => toCell(row, column)))
  return `${Papa.unparse({ fields: [...columns], data }, { newline: '\r\n', escapeFormulae: formula })}\r\n`
}

function toCell(row: ReportRow, column: (typeof columns)[number]): string {
  if (column === 'mergedWith') return row.mergedWith.join(' ')
  if (column === 'batch') return row.batch === 0 ? '' : `${row.batch}`
  return `${row[column]}`
}
