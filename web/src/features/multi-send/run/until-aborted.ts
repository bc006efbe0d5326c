/** Waits for a promise, or gives `undefined` once the signal is aborted; the promise goes on by itself then. */
export function untilAborted<Result>(promise: Promise<Result>, signal?: AbortSignal): Promise<Result | undefined> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
