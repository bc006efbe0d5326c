import { useEffect, useRef, useState } from 'react'
import type { NameRecords } from '@/features/multi-send/core/question-types.ts'

export type NameLookup = {
  /** Names of the lookup that is under way, and how many of them are done. */
  progress: { done: number; total: number } | undefined
  /** @param hosts Gateways that the user consented to. */
  start: (names: readonly string[], hosts?: readonly string[]) => void
  /** What was learned until then is kept. */
  stop: () => void
}

/** Looks names up for a chain when it is told to, one lookup at a time. Who goes to another chain or page stops it. */
export function useNameLookup(chainId: number, onLearned: (records: NameRecords) => void): NameLookup {
  const [progress, setProgress] = useState<NameLookup['progress']>()
  const running = useRef<AbortController>(undefined)

  // What is under way is for the chain that was.
  useEffect(
    () => () => {
      running.current?.abort('left')
      running.current = undefined
      setProgress(undefined)
    },
    [chainId],
  )

  const start: NameLookup['start'] = async (names, hosts = []) => {
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const total = names.length
    setProgress({ done: 0, total })
    const onProgress = (done: number) => !signal.aborted && setProgress({ done, total })
    // Loaded when it is wanted: most lists have no names.
    const records = await import('./resolve-names.ts')
      .then(({ resolveNames }) => resolveNames({ names, hosts, chainId, onProgress, signal }))
      .catch(() => ({}))
    if (signal.reason === 'left') return
    running.current = undefined
    setProgress(undefined)
    onLearned(records)
  }
  return { progress, start, stop: () => running.current?.abort('stopped') }
}
