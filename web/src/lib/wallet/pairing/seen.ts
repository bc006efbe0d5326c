const isSeen = () => document.visibilityState !== 'hidden'

/** Resolves when the page is seen: at once, or when its tab is shown again; also when the signal ends the waiting. */
export function seen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isSeen() || signal.aborted) return resolve()
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      resolve()
    }
    const options = { signal: listening.signal }
    document.addEventListener('visibilitychange', () => isSeen() && end(), options)
    signal.addEventListener('abort', end, options)
  })
}
