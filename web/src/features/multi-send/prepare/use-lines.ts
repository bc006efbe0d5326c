import { useEffect, useState } from 'react'
import type { LineView, ListSummary } from '../list/types.ts'
import { useListService } from '../list/use-list-service.ts'

/**
 * The lines in view. While others are on their way, those known stay.
 *
 * @param list The lines are asked for anew when it is another one.
 * @returns The line at a position, undefined until it has come.
 */
export function useLines(list: ListSummary, from: number, to: number): (index: number) => LineView | undefined {
  const service = useListService()
  const [known, setKnown] = useState<{ from: number; views: LineView[] }>({ from: 0, views: [] })
  useEffect(() => {
    let isCurrent = true
    // A line read meanwhile is shown by the next reading; its failure is shown by that of the list.
    service.readLines(from, Math.min(to, list.lineCount)).then(
      (views) => isCurrent && setKnown({ from, views }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [service, list, from, to])
  return (index) => known.views[index - known.from]
}
