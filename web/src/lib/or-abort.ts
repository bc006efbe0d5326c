/** Waits for the promise, but no longer than until the signal aborts; then it fails with the signal's reason. */
export function orAbort<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
