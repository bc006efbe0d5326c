import { buildReport } from '@/features/multi-send/core/build-report.ts'
import { toReportCsv } from '@/features/multi-send/core/report/to-report-csv.ts'
import { toReportJson } from '@/features/multi-send/core/report/to-report-json.ts'
import type { RunStore, StoredList } from '@/features/multi-send/run/types.ts'
import { countStatuses } from './count-statuses.ts'
import { findUnpaid, toRetryText } from './to-retry-text.ts'
import type { ListService, ReportInput } from './types.ts'

type ReportService = Pick<ListService, 'summarizeReport' | 'writeReport' | 'writeRetryList'>

/** Reports of stored runs. The list of the run looked at last is kept at hand. */
export function createReportService(store: RunStore): ReportService {
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
  }
}
