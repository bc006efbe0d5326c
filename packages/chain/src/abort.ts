// Limits waiting: for a promise by a signal, for an HTTP call by a timeout, and sleeps for a time.

import { httpTimeout } from '@saleyard/chain/rpc/constants.ts'

/** Waits for the promise until the signal aborts; then it rejects with the signal's reason. */
export function orAbort<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    // One signal may limit thousands of waits, one after another.
    const leave = () => signal?.removeEventListener('abort', stop)
    promise.then(resolve, reject).finally(leave)
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Returns the signal for one HTTP call: it aborts with the caller's, and after {@link httpTimeout} with a
 * `TimeoutError`.
 */
export function limitSignal(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(httpTimeout)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** Resolves after `ms` milliseconds, or as soon as `signal` aborts. */
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
