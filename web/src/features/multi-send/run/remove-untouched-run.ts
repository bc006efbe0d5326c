import { holdKey } from '@/lib/transactions/transaction-runs.ts'
import type { RunStore } from './types.ts'

/**
 * Removes a run that nobody has signed anything of. What another tab has handed to a wallet meanwhile stays.
 *
 * @throws AppError `runningElsewhere`, `storageUnavailable`.
 */
export function removeUntouchedRun(store: Pick<RunStore, 'load' | 'remove'>, runId: string): Promise<void> {
  return holdKey(`run:${runId}`, async () => {
    const run = await store.load(runId)
    if (run?.records.every(({ isHandedOver }) => !isHandedOver)) await store.remove(runId)
  })
}
