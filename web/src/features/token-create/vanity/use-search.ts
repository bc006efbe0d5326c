import { useEffect, useRef, useState } from 'react'
import type { Found, Target } from './create-trier.ts'
import type { Ending } from './has-ending.ts'
import { startSearch } from './start-search.ts'

export type SearchProgress = { tries: number; elapsed: number; error?: Error }

const none: SearchProgress = { tries: 0, elapsed: 0 }

type SearchParameters = {
  target: Target | undefined
  ending: Ending | undefined
  isRunning: boolean
  onFound: (found: Found) => void
}

/** Searches while it runs; a change of what is searched, or for what, begins anew. */
export function useSearch({ target, ending, isRunning, onFound }: SearchParameters) {
  const [progress, setProgress] = useState(none)
  const [round, setRound] = useState(0)
  const latest = useRef(onFound)
  latest.current = onFound
  const order = isRunning && target && ending ? JSON.stringify({ target, ending }) : undefined

  useEffect(() => {
    setProgress(none)
    if (!order) return
    const begun = performance.now()
    const tell = (next: Partial<SearchProgress>) =>
      setProgress((last) => ({ ...last, ...next, elapsed: performance.now() - begun }))
    return startSearch(JSON.parse(order) as { target: Target; ending: Ending }, {
      onProgress: (tries) => tell({ tries }),
      onFound: (found) => latest.current(found),
      onFailed: (error) => tell({ error }),
    })
  }, [order, round])

  return { progress, restart: () => setRound((last) => last + 1) }
}
