import type { Config } from 'wagmi'
import { type ActivityStore, activityStore, isInFlight, isUncertain } from './activity-store.ts'

/**
 * Resumes every pending transaction after a reload, and searches the chain for those of which it is unknown whether the
 * wallet has sent them; after a day that search starts only when the user opens them again. Chains that are no longer
 * configured, and transactions that another tab holds, stay untouched.
 */
export async function resumeTransactions(
  config: Config,
  { store = activityStore, signal }: { store?: ActivityStore; signal?: AbortSignal } = {},
): Promise<void> {
  const records = await store.list()
  const open = records.filter((record) => isInFlight(record, config) || isUncertain(record))
  if (open.length === 0) return
  // Most visitors have none and so load no code that follows one.
  const { resumeRecord } = await import('./resume-record.ts')
  await Promise.all(open.map((record) => resumeRecord(record, { config, store, signal })))
}
