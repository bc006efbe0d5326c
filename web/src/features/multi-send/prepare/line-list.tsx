import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import { ScrollRegion } from '@/features/multi-send/shared/scroll-region.tsx'
import { explainLine } from './explain-line.ts'
import { LineRow } from './line-row.tsx'
import { useLines } from './use-lines.ts'

type LineListProps = {
  list: ListSummary
  /** The line to bring into view; a new object brings it again. */
  target: { number: number } | undefined
  onEditLine: (number: number, text: string) => void
  /** The list cannot be asked any more. */
  onLost: () => void
}

/** All lines; only those in view are in the document, so that 50,000 stay fluent. */
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
    // Its class's height: with it the first lines stand there at once, and the page is laid out once and not twice.
    initialRect: { width: 0, height: 320 },
    // A line being edited stays, or scrolling would lose what was typed.
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
              // A line that has not come yet has its height: without one, ever more lines would fit into view.
              className="absolute inset-x-0 top-0 min-h-9"
              style={{ transform: `translateY(${start}px)` }}
            >
              {view && (
                <LineRow
                  line={view.line}
                  explanation={explainLine(view.line, view.firstOfGroup)}
                  isEditing={editing === index + 1}
                  isMarked={target?.number === index + 1}
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
