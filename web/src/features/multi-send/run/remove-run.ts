import { holdKey } from '@/lib/transactions/transaction-runs.ts'
import type { RunStore } from './types.ts'

/**
 * Removes a run from this device, with its plan, list and records.
 *
 * @throws AppError `runningElsewhere` while it is being sent here or in another tab; `storageUnavailable`.
 */
export function removeRun(store: Pick<RunStore, 'remove'>, runId: string): Promise<void> {
  return holdKey(`run:${runId}`, () => store.remove(runId))
}
