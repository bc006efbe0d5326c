import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { AppError } from '../errors/app-error'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store'
import { followRecord } from './follow-record'
import { holdKey, joinRun } from './transaction-runs'

/**
 * Takes up, after a reload, every transaction that was on its way, and names those whose signature nobody saw.
 * Chains that are not configured any more, and acts that another tab holds, are left alone.
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
  if (!hash && record.state === 'awaiting-signature') {
    await holdKey(key, () => options.store.patch(key, { state: 'failed', isInterrupted: true })).catch(ignoreOtherTab)
  }
}

function ignoreOtherTab(error: unknown) {
  if (!(error instanceof AppError && error.code === 'runningElsewhere')) throw error
}

/** A vanished one may come back within a day. */
function isOnItsWay(
  { state, dropReason, chainId, updatedAt }: ActivityRecord & { hash?: Hash },
  config: Config,
): boolean {
  if (!config.chains.some(({ id }) => id === chainId)) return false
  if (state === 'dropped') return dropReason === 'vanished' && Date.now() - updatedAt < 86_400_000
  return ['submitted', 'replaced', 'mined'].includes(state)
}
