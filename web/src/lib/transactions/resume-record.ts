// Resumes one recorded transaction, unless another tab holds it.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { withLock } from '@saleyard/chain/with-lock.ts'
import type { Config } from 'wagmi'
import {
  type ActivityRecord,
  type ActivityStore,
  isConfigured,
  isInFlight,
  isUncertain,
  isWithinOneDay,
} from './activity-store.ts'
import { type FollowRecordOptions, followReported, recoverTransaction } from './recover-transaction.ts'
import { joinRun } from './transaction-runs.ts'

export type ResumeOptions = { config: Config; store: ActivityStore; signal?: AbortSignal }

/** Resumes one record. A record that another tab holds stays untouched. */
export async function resumeRecord(record: ActivityRecord, options: ResumeOptions): Promise<void> {
  const { key, hash, proposal } = record
  if ((hash || proposal) && isInFlight(record, options.config)) {
    await joinRun(key, undefined, (onChange) =>
      withLock(key, () => followReported(record, { ...options, onChange })),
    ).catch(ignoreOtherTab)
  }
  if (isUncertain(record)) {
    await joinRun(key, undefined, (onChange) =>
      withLock(key, () => resumeUncertain(record, { ...options, onChange })),
    ).catch(ignoreOtherTab)
  }
}

async function resumeUncertain(listed: ActivityRecord, options: FollowRecordOptions & ResumeOptions) {
  // Another tab may have released it a moment ago.
  const record = await options.store.get(listed.key)
  if (!record || !isUncertain(record)) return { state: record?.state ?? 'idle' }
  if (isConfigured(record, options.config) && isWithinOneDay(record.createdAt))
    return recoverTransaction(record, options)
  if (record.state === 'awaiting-signature')
    await options.store.patch(record.key, { state: 'uncertain', isInterrupted: true })
  return { state: 'uncertain' as const }
}

function ignoreOtherTab(error: unknown) {
  if (!(error instanceof AppError && error.code === 'runningElsewhere')) throw error
}
