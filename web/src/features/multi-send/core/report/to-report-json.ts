import type { ReportRow } from '@/features/multi-send/core/report-types.ts'

/** The report as JSON, one object per input line; amounts are decimal text. */
export function toReportJson(rows: ReportRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`
}
