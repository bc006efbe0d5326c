// Bounds waiting: by a signal that aborts, or by a time.

import { httpTimeout } from '@/lib/constants.ts'

/** Waits for the promise, but no longer than until the signal aborts; then it fails with the signal's reason. */
export function orAbort<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** The signal for one HTTP call: the caller's, if any, and a `TimeoutError` after {@link httpTimeout}. */
export function limitSignal(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(httpTimeout)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** @param ms Until it resolves; sooner when `signal` aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })
}
