import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReadOptions } from '@/features/multi-send/core/question-types.ts'
import type { ReadProgress } from '@/features/multi-send/core/read/read-slices.ts'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'

export type ListReading = {
  status: 'idle' | 'reading' | 'ready' | 'failed'
  /** The last list read; while `reading` it is of an earlier text and decides nothing. */
  list: ListSummary | undefined
  /** How long the last reading took. */
  milliseconds: number
  /** Of a reading that takes its time. */
  progress?: ReadProgress | undefined
  /** Tries again, after a failure. */
  again: () => void
}

// Waits for a pause in typing; a list that was pasted or loaded is not felt to wait.
const delay = 150

/** Reads the text in a worker, anew whenever text or options change. `options` undefined: nothing can be read yet. */
export function useRecipientList(text: string, options: ReadOptions | undefined): ListReading {
  const [done, setDone] = useState<{ key: object; list: ListSummary | undefined; milliseconds: number }>()
  const service = useListService()
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((last) => last + 1), [])
  const [progress, setProgress] = useState<{ key: object; progress: ReadProgress }>()
  const key = useMemo(() => ({ text, options, attempt }), [text, options, attempt])

  useEffect(() => {
    const { text, options } = key
    if (!options || text === '') return
    const abort = new AbortController()
    const finish = (list: ListSummary | undefined, milliseconds: number) => {
      if (!abort.signal.aborted) setDone({ key, list, milliseconds })
    }
    const timer = setTimeout(() => {
      const start = performance.now()
      service
        .read(text, options, (progress) => !abort.signal.aborted && setProgress({ key, progress }))
        .then(
          (list) => finish(list, performance.now() - start),
          () => finish(undefined, 0),
        )
    }, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, service])

  if (!options || text === '') return { status: 'idle', list: undefined, milliseconds: 0, again }
  if (done?.key !== key) {
    const told = progress?.key === key ? progress.progress : undefined
    return { status: 'reading', list: done?.list, milliseconds: 0, progress: told, again }
  }
  return { status: done.list ? 'ready' : 'failed', list: done.list, milliseconds: done.milliseconds, again }
}
