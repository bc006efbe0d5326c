// Shows figures over time: the choice of an interval, the picture, and a table for who cannot see it or wants them exactly.

import { type ComponentProps, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'

/** Seconds of each interval. */
export const intervals = { hour: 3_600n, day: 86_400n, week: 604_800n } as const
export type Interval = keyof typeof intervals

type IntervalChoiceProps = { chosen: Interval; onChoose: (interval: Interval) => void }

export function IntervalChoice({ chosen, onChoose }: IntervalChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="join">
      <legend className="sr-only">{t('tokenPage.history.interval')}</legend>
      {(Object.keys(intervals) as Interval[]).map((interval) => (
        <input
          key={interval}
          type="radio"
          className="btn btn-sm join-item"
          name={id}
          aria-label={t(`tokenPage.history.intervals.${interval}`)}
          checked={chosen === interval}
          onChange={() => onChoose(interval)}
        />
      ))}
    </fieldset>
  )
}

/** The interval in which a history has about a hundred periods at most. */
export function pickInterval(first: bigint | undefined, last: bigint | undefined): Interval {
  const span = (last ?? 0n) - (first ?? 0n)
  if (span <= 4n * intervals.day) return 'hour'
  return span <= 100n * intervals.day ? 'day' : 'week'
}

const TimeChart = lazyPart(() => import('./time-chart.tsx').then(({ TimeChart }) => ({ default: TimeChart })))

/** The chart, whose code is loaded when the first one is shown. */
export function ChartSlot(props: ComponentProps<typeof TimeChart>) {
  return (
    <Suspense fallback={<Waiting rows={1} row="h-64 rounded-box" />}>
      <TimeChart {...props} />
    </Suspense>
  )
}

/** Rows that are shown at once; more on demand. */
const pageSize = 100

type FiguresTableProps = {
  /** Names the table. */
  label: string
  /** The first one names the time. */
  columns: readonly string[]
  /** Oldest first; shown newest first. Figures are the cells after the time. */
  rows: readonly { time: bigint; figures: readonly ReactNode[] }[]
  /** Whether a row is of a part of a day, whose time is shown. */
  hasTimes: boolean
}

export function FiguresTable({ label, columns, rows, hasTimes }: FiguresTableProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(pageSize)
  const newest = rows.toReversed().slice(0, shown)
  return (
    <details className="text-13" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-quiet">{t('tokenPage.history.asTable')}</summary>
      {isOpen && (
        <ScrollRegion
          className="mt-2 max-h-96 overflow-auto"
          // Another name than the section's, so that landmarks can be distinguished.
          label={t('tokenPage.history.table', { title: label })}
        >
          <table className="table table-sm" aria-label={label}>
            <thead className="sticky top-0 z-1 bg-panel text-quiet">
              <tr>
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={index > 0 ? 'text-end' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {newest.map(({ time, figures }) => (
                <tr key={String(time)}>
                  <th scope="row" className="whitespace-nowrap font-normal">
                    {formatPeriod(time, i18n.language, hasTimes)}
                  </th>
                  {figures.map((figure, index) => (
                    <td key={columns[index + 1]} className="whitespace-nowrap text-end [&_wbr]:hidden">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {shown < rows.length && (
            <button type="button" className="btn btn-sm mt-2" onClick={() => setShown(shown + pageSize)}>
              {t('tokenPage.history.older')}
            </button>
          )}
        </ScrollRegion>
      )}
    </details>
  )
}

/** Formats the beginning of a period in UTC. */
export function formatPeriod(second: bigint, language: string, hasTimes: boolean): string {
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(hasTimes && { timeStyle: 'short' }) }
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC', numberingSystem: 'latn' }).format(
    Number(second) * 1_000,
  )
}
