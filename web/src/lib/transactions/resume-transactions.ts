import type { Config } from 'wagmi'
import { AppError } from '../errors/app-error'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store'
import { type FollowRecordOptions, followRecord } from './follow-record'
import { isUncertain } from './is-uncertain'
import { lookAgain } from './look-again'
import { holdKey, joinRun } from './transaction-runs'

/**
 * Takes up, after a reload, every transaction that was on its way, and looks for those of which nobody knows whether the wallet
 * has sent them; after a day only who opens them again has them looked for. Chains that are not configured any more, and acts that another tab holds, are left alone.
 */
export async function resumeTransactions(
  config: Config,
  { store = activityStore, signal }: { store?: ActivityStore; signal?: AbortSignal } = {},
): Promise<void> {
  const records = await store.list()
  await Promise.all(records.map((record) => resume(record, { config, store, signal })))
}

type Options = { config: Config; store: ActivityStore; signal?: AbortSignal }

async function resume(record: ActivityRecord, options: Options): Promise<void> {
  const { key, hash } = record
  if (hash && isOnItsWay(record, options.config)) {
    await joinRun(key, undefined, (onChange) =>
      holdKey(key, () => followRecord({ ...record, hash }, { ...options, onChange })),
    ).catch(ignoreOtherTab)
  }
  if (isUncertain(record)) {
    await joinRun(key, undefined, (onChange) =>
      holdKey(key, () => resumeUncertain(record, { ...options, onChange })),
    ).catch(ignoreOtherTab)
  }
}

async function resumeUncertain(listed: ActivityRecord, options: FollowRecordOptions & Options) {
  // Another tab may have let go of it a moment ago.
  const record = await options.store.get(listed.key)
  if (!record || !isUncertain(record)) return { state: record?.state ?? 'idle' }
  if (isConfigured(record, options.config) && isOfToday(record.createdAt)) return lookAgain(record, options)
  if (record.state === 'awaiting-signature')
    await options.store.patch(record.key, { state: 'uncertain', isInterrupted: true })
  return { state: 'uncertain' as const }
}

function ignoreOtherTab(error: unknown) {
  if (!(error instanceof AppError && error.code === 'runningElsewhere')) throw error
}

/** A vanished one may come back within a day. */
function isOnItsWay(record: ActivityRecord, config: Config): boolean {
  const { state, dropReason, updatedAt } = record
  if (!isConfigured(record, config)) return false
  if (state === 'dropped') return dropReason === 'vanished' && isOfToday(updatedAt)
  return ['submitted', 'replaced', 'mined'].includes(state)
}

function isConfigured({ chainId }: ActivityRecord, config: Config): boolean {
  return config.chains.some(({ id }) => id === chainId)
}

const isOfToday = (time: number) => Date.now() - time < 86_400_000
