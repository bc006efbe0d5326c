import { useQuery } from '@tanstack/react-query'
import type { ListService, ReportSummary } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'

export type UseReportReturnType = ReportSummary & {
  /** The list of the run could not be read. */
  error: unknown
  write: (kind: 'csv' | 'json') => ReturnType<ListService['writeReport']>
  writeRetryList: () => Promise<string>
}

/** The report of a run, counted and written where its list is. */
export function useReport({ summary, plan, records }: StoredRun): UseReportReturnType {
  const service = useListService()
  const input = { runId: summary.id, batches: plan.batches, records, decimals: summary.decimals }
  const { data, error } = useQuery({
    queryKey: ['multi-send-report', summary.id, records.map(({ state, skipped }) => `${state}${skipped.length}`)],
    queryFn: () => service.summarizeReport(input),
    gcTime: 0,
  })
  return {
    ...(data ?? { statuses: [], unpaidCount: 0 }),
    error,
    write: (kind) => service.writeReport(input, kind),
    writeRetryList: () => service.writeRetryList(input),
  }
}
