// Shows how old a figure is, with the clock and the words for an age.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type DataAgeProps = {
  /** When the figure was read, ms since 1970. */
  at: number
  /** Whether it could not be read anew. */
  isFailed: boolean
}

/** Up to this age a figure needs no word about it. ms */
const freshFor = 60_000

/** Says from when a figure is, once that is a while ago or it could not be read anew: `as of 2 min. ago`. */
export function DataAge({ at, isFailed }: DataAgeProps) {
  const { t, i18n } = useTranslation()
  const age = useNow(true) - at
  if (!isFailed && age < freshFor) return null
  return <span>{t('networkStatus.asOf', { ago: formatAge(age, i18n.language, { ago: true }) })}</span>
}

/**
 * An age in the words of a language, in its largest unit: `12 sec`, `2 min`, `3 hr`, `4 days`; with `ago` as a time that has passed:
 * `2 min. ago`.
 *
 * @param ms How old.
 */
export function formatAge(ms: number, language: string, { ago = false } = {}): string {
  const [unit, size] = pickUnit(ms)
  const count = Math.floor(Math.max(0, ms) / size)
  const digits = { numberingSystem: 'latn' } as const
  return ago
    ? new Intl.RelativeTimeFormat(language, { ...digits, style: 'short' }).format(-count, unit)
    : new Intl.NumberFormat(language, { ...digits, style: 'unit', unit, unitDisplay: 'short' }).format(count)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

function pickUnit(ms: number): ['second' | 'minute' | 'hour' | 'day', number] {
  if (ms < minute) return ['second', 1_000]
  if (ms < hour) return ['minute', minute]
  return ms < day ? ['hour', hour] : ['day', day]
}

/** The time, ms since 1970, anew each second while something is shown that grows older. */
export function useNow(isShown: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isShown) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isShown])
  return now
}
