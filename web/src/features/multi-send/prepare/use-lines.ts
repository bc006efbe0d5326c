import { useEffect, useState } from 'react'
import type { LineView, ListSummary } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'

/**
 * The lines in view. While others are on their way, those known stay.
 *
 * @param list The lines are asked for anew when it is another one.
 * @param onLost Where the list cannot be asked any more, as after the end of its worker.
 * @returns The line at a position, undefined until it has come.
 */
export function useLines(
  list: ListSummary,
  { from, to, onLost }: { from: number; to: number; onLost: () => void },
): (index: number) => LineView | undefined {
  const service = useListService()
  const [known, setKnown] = useState<{ from: number; views: LineView[] }>({ from: 0, views: [] })
  useEffect(() => {
    let isCurrent = true
    service.readLines(from, Math.min(to, list.lineCount)).then(
      (views) => isCurrent && setKnown({ from, views }),
      () => isCurrent && onLost(),
    )
    return () => {
      isCurrent = false
    }
  }, [service, list, from, to, onLost])
  return (index) => known.views[index - known.from]
}
