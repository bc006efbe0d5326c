export type WaitUntilOptions = {
  /** ms between two looks. */
  every: number
  /** ms after which it gives up. */
  limit: number
  signal?: AbortSignal
}

/** Looks again and again until it is so; false where it is not in time, or where the signal ends the waiting. */
export function waitUntil(isSo: () => boolean, { every, limit, signal }: WaitUntilOptions): Promise<boolean> {
  return new Promise((resolve) => {
    if (isSo() || signal?.aborted) return resolve(isSo())
    let waited = 0
    const timer = setInterval(() => {
      waited += every
      if (isSo() || waited >= limit || signal?.aborted) end()
    }, every)
    const end = () => {
      clearInterval(timer)
      signal?.removeEventListener('abort', end)
      resolve(isSo())
    }
    signal?.addEventListener('abort', end, { once: true })
  })
}
