import type { ReportRow, ReportStatus } from '@/features/multi-send/core/report-types.ts'

/** How many lines of the list ended how, in the order of the report's statuses; those with none are left out. */
export function countStatuses(rows: Pick<ReportRow, 'status'>[]): { status: ReportStatus; count: number }[] {
  const counts = new Map<ReportStatus, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return reportStatuses.flatMap((status) => {
    const count = counts.get(status)
    return count ? [{ status, count }] : []
  })
}

export const reportStatuses = [
  'paid',
  'paidByOther',
  'unconfirmed',
  'pending',
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
