import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientList } from '../core/types.ts'
import { explainLine } from './explain-line.ts'
import { LineRow } from './line-row.tsx'

type LineListProps = {
  list: RecipientList
  /** The line to bring into view; a new object brings it again. */
  target: { number: number } | undefined
  onEditLine: (number: number, text: string) => void
}

/** All lines; only those in view are in the document, so that 50,000 stay fluent. */
export function LineList({ list, target, onEditLine }: LineListProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<number>()
  const scroller = useRef<HTMLDivElement>(null)
  const editingIndex = editing === undefined ? [] : [editing - 1]
  const virtualizer = useVirtualizer({
    count: list.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 12,
    // A line being edited stays, or scrolling would lose what was typed.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...editingIndex])]
        .filter((index) => index < list.lines.length)
        .sort((a, b) => a - b),
  })
  useEffect(() => {
    if (!target) return
    virtualizer.scrollToIndex(target.number - 1, { align: 'center' })
    scroller.current?.focus({ preventScroll: true })
  }, [target, virtualizer])

  return (
    <section
      ref={scroller}
      className="h-80 overflow-y-auto overflow-x-hidden"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('multiSend.list.lines')}
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const line = list.lines[index]
          if (!line) return null
          const group = 'recipient' in line ? list.recipients[line.recipient]?.lines[0] : undefined
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={list.lines.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <LineRow
                line={line}
                explanation={explainLine(line, group)}
                isEditing={editing === line.number}
                isMarked={target?.number === line.number}
                onEdit={() => setEditing(line.number)}
                onDone={(text) => {
                  setEditing(undefined)
                  if (text !== undefined) onEditLine(line.number, text)
                }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
