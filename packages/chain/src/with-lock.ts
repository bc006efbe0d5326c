// Runs work under a lock that no other tab of the page holds.

import { AppError } from '@saleyard/chain/errors/app-error.ts'

/** The locks of a browser; Node.js 20 has none. */
type Locks = {
  request<Result>(
    name: string,
    options: { ifAvailable: boolean },
    work: (lock: unknown) => Promise<Result>,
  ): Promise<Result>
}

/**
 * Holds the key against other tabs while `work` runs. Outside a browser it runs the work without a lock: a program
 * takes a lock of its own.
 *
 * @throws AppError `runningElsewhere` when another tab holds it.
 */
export async function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const { navigator } = globalThis as { navigator?: { locks?: Locks } }
  if (!navigator?.locks) return work()
  return navigator.locks.request(`saleyard:${key}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new AppError('runningElsewhere')
    return work()
  })
}
