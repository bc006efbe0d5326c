import type { Config } from 'wagmi'
import { type ActivityStore, activityStore, isInFlight, isUncertain } from './activity-store.ts'

/**
 * Takes up, after a reload, every transaction that was on its way, and looks for those of which nobody knows whether the wallet
 * has sent them; after a day only who opens them again has them looked for. Chains that are not configured any more, and acts that
 * another tab holds, are left alone.
 */
export async function resumeTransactions(
  config: Config,
  { store = activityStore, signal }: { store?: ActivityStore; signal?: AbortSignal } = {},
): Promise<void> {
  const records = await store.list()
  const open = records.filter((record) => isInFlight(record, config) || isUncertain(record))
  if (open.length === 0) return
  // Most visitors have none, and load nothing that follows one.
  const { resumeRecord } = await import('./resume-record.ts')
  await Promise.all(open.map((record) => resumeRecord(record, { config, store, signal })))
}
