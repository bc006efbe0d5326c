import type { Found, Target } from './create-trier.ts'
import type { Ending } from './has-ending.ts'
import type { SearchOrder, SearchReport } from './vanity-worker.ts'

type SearchCallbacks = {
  /** All tries so far. */
  onProgress: (tries: number) => void
  /** Once; the search has ended then. */
  onFound: (found: Found) => void
  /** The same, when a worker cannot start or dies. */
  onFailed: (error: Error) => void
}

/** One processor stays free for the page and for everything else. */
function countWorkers(): number {
  return Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1)
}

/**
 * Searches a salt whose token address ends as wanted, on all processors but one.
 *
 * @returns Ends the search.
 */
export function startSearch(
  { target, ending }: { target: Target; ending: Ending },
  { onProgress, onFound, onFailed }: SearchCallbacks,
): () => void {
  let tries = 0
  const workers: Worker[] = []
  const stop = () => {
    for (const worker of workers.splice(0)) worker.terminate()
  }
  const fail = (error: Error) => {
    if (workers.length === 0) return
    stop()
    onFailed(error)
  }

  for (let count = countWorkers(); count > 0; count--) {
    const worker = new Worker(new URL('./vanity-worker.ts', import.meta.url), { type: 'module', name: 'vanity' })
    workers.push(worker)
    worker.addEventListener('message', ({ data }: MessageEvent<SearchReport>) => {
      // What was said before the end arrives after it.
      if (workers.length === 0) return
      tries += data.tries
      onProgress(tries)
      if (!data.found) return
      stop()
      onFound(data.found)
    })
    worker.addEventListener('error', ({ message }) => fail(new Error(`The search worker is gone: ${message}`)))
    const start = crypto.getRandomValues(new Uint8Array(32))
    worker.postMessage({ target, ending, start } satisfies SearchOrder)
  }
  return stop
}
