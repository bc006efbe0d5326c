// Shows all lines of the list, loads those in view from the worker, and jumps to a line or to the next problem.

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import type { LineView, ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { explainLine } from './explain-line.ts'
import { LineRow } from './line-row.tsx'

type LineListProps = {
  list: ListSummary
  /** The line to bring into view; a new object brings it again. */
  target: { number: number } | undefined
  onEditLine: (number: number, text: string) => void
  /** Called when the list no longer answers. */
  onLost: () => void
}

/** All lines; only those in view are in the document, so that 50,000 stay responsive. */
export function LineList({ list, target, onEditLine, onLost }: LineListProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<number>()
  const scroller = useRef<HTMLDivElement>(null)
  const editingIndex = editing === undefined ? [] : [editing - 1]
  const virtualizer = useVirtualizer({
    count: list.lineCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 12,
    // Equals the class's height: the first lines appear at once, and the page is laid out once and not twice.
    initialRect: { width: 0, height: 320 },
    // A line in the editor stays, or scrolling would lose the typed text.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...editingIndex])]
        .filter((index) => index < list.lineCount)
        .sort((a, b) => a - b),
  })
  const shown = virtualizer.getVirtualItems()
  const lines = useLines(list, { from: shown[0]?.index ?? 0, to: (shown.at(-1)?.index ?? -1) + 1, onLost })
  useEffect(() => {
    if (!target) return
    virtualizer.scrollToIndex(target.number - 1, { align: 'center' })
    scroller.current?.focus({ preventScroll: true })
  }, [target, virtualizer])

  return (
    <ScrollRegion ref={scroller} className="h-80 overflow-y-auto overflow-x-hidden" label={t('multiSend.list.lines')}>
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, start, key }) => {
          const view = lines(index)
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={list.lineCount}
              aria-posinset={index + 1}
              // A line that is not loaded yet has a minimum height: without it, ever more lines would fit into view.
              className="absolute inset-x-0 top-0 min-h-9"
              style={{ transform: `translateY(${start}px)` }}
            >
              {view && (
                <LineRow
                  line={view.line}
                  explanation={explainLine(view.line, view.firstLine)}
                  isEditing={editing === index + 1}
                  isTarget={target?.number === index + 1}
                  onEdit={() => setEditing(index + 1)}
                  onDone={(text) => {
                    setEditing(undefined)
                    if (text !== undefined) onEditLine(index + 1, text)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </ScrollRegion>
  )
}

/**
 * Loads the lines in view. Known lines stay until the others arrive.
 *
 * @param list Another list loads its lines again.
 * @param onLost Called when the list no longer answers, as after the end of its worker.
 * @returns The line at a position; undefined until it is loaded.
 */
function useLines(
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

/** Target of a jump: the next problem from the last jump's line, or a line by its number. */
export type JumpTo = 'next' | 'previous' | number

/**
 * Jumps to a line or to the next problem.
 *
 * @param onLost Called when the list no longer answers.
 */
export function useJump(onLost: () => void): {
  /** The line to bring into view; a new object brings it again. */
  target: { number: number } | undefined
  jump: (to: JumpTo) => void
} {
  const [target, setTarget] = useState<{ number: number }>()
  const service = useListService()

  function jump(to: JumpTo) {
    if (typeof to === 'number') return setTarget({ number: to })
    service.findProblem(target?.number ?? 0, to).then((number) => number !== undefined && setTarget({ number }), onLost)
  }

  return { target, jump }
}
