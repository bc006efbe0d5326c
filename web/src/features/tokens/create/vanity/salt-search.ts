// Searches a salt on all processors but one, and follows the search as state of the page.

import { useEffect, useRef, useState } from 'react'
import type { AddressEnding, MinedSalt, MiningTarget } from './salt-miner.ts'
import type { SearchOrder, SearchReport } from './vanity-worker.ts'

type SearchCallbacks = {
  /** All tries so far. */
  onProgress: (tries: number) => void
  /** Called once, after which the search has ended. */
  onFound: (found: MinedSalt) => void
  /** Called once, when a worker cannot start or dies; ends the search too. */
  onFailed: (error: Error) => void
}

/** Leaves one processor free for the page and for everything else. */
function countWorkers(): number {
  return Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1)
}

/**
 * Searches a salt whose token address ends as wanted, on all processors but one.
 *
 * @returns A function that ends the search.
 */
export function startSaltSearch(
  { target, ending }: { target: MiningTarget; ending: AddressEnding },
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
      // Messages that were posted before the end may arrive after it.
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

export type SearchProgress = { tries: number; elapsed: number; error?: Error }

const noProgress: SearchProgress = { tries: 0, elapsed: 0 }

type SearchParameters = {
  target: MiningTarget | undefined
  ending: AddressEnding | undefined
  isRunning: boolean
  onFound: (found: MinedSalt) => void
}

/** Searches while `isRunning`; a changed target or ending restarts the search. */
export function useSaltSearch({ target, ending, isRunning, onFound }: SearchParameters) {
  const [progress, setProgress] = useState(noProgress)
  const [round, setRound] = useState(0)
  const latest = useRef(onFound)
  latest.current = onFound
  const request = isRunning && target && ending ? JSON.stringify({ target, ending }) : undefined

  useEffect(() => {
    setProgress(noProgress)
    if (!request) return
    const begun = performance.now()
    const update = (next: Partial<SearchProgress>) =>
      setProgress((last) => ({ ...last, ...next, elapsed: performance.now() - begun }))
    return startSaltSearch(JSON.parse(request) as { target: MiningTarget; ending: AddressEnding }, {
      onProgress: (tries) => update({ tries }),
      onFound: (found) => latest.current(found),
      onFailed: (error) => update({ error }),
    })
  }, [request, round])

  return { progress, restart: () => setRound((last) => last + 1) }
}
