// Shows the age of a figure, formats times, ages and times left, and provides the clock.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type DataAgeProps = {
  /** Time of the read, ms since 1970. */
  at: number
  /** Whether the last refetch failed. */
  isFailed: boolean
}

/** Age up to which a figure has no label, ms. */
const freshFor = 60_000

/** Shows the age of a figure once it is old or its refetch failed: `as of 2 min. ago`. */
export function DataAge({ at, isFailed }: DataAgeProps) {
  const { t, i18n } = useTranslation()
  const age = useNow(true) - at
  if (!isFailed && age < freshFor) return null
  return <span>{t('networkStatus.asOf', { ago: formatAge(age, i18n.language, { ago: true }) })}</span>
}

/**
 * Formats an age in a language, in its largest unit: `12 sec`, `2 min`, `3 hr`, `4 days`; with `ago` as a past time: `2
 * min. ago`.
 *
 * @param ms Age.
 */
export function formatAge(ms: number, language: string, { ago = false } = {}): string {
  const [unit, size] = pickUnit(ms)
  const count = Math.floor(Math.max(0, ms) / size)
  const digits = { numberingSystem: 'latn' } as const
  return ago
    ? new Intl.RelativeTimeFormat(language, { ...digits, style: 'short' }).format(-count, unit)
    : new Intl.NumberFormat(language, { ...digits, style: 'unit', unit, unitDisplay: 'short' }).format(count)
}

/**
 * Formats the time until a point in time, in its largest unit, rounded up: `in 12 min.`, `in 2 hr.`.
 *
 * @param ms Time left. What has passed counts as now.
 */
export function formatUntil(ms: number, language: string): string {
  const [unit, size] = pickUnit(ms)
  const options = { numberingSystem: 'latn', style: 'short', numeric: 'auto' } as const
  return new Intl.RelativeTimeFormat(language, options).format(Math.ceil(Math.max(0, ms) / size), unit)
}

/** Formats a second since 1970 as date and time in a language, with the digits 0 to 9. */
export function formatTime(second: bigint, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' } as const
  return new Intl.DateTimeFormat(language, style).format(Number(second) * 1_000)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

function pickUnit(ms: number): ['second' | 'minute' | 'hour' | 'day', number] {
  if (ms < minute) return ['second', 1_000]
  if (ms < hour) return ['minute', minute]
  return ms < day ? ['hour', hour] : ['day', day]
}

/** Returns the current time, ms since 1970, and updates it every second while an ageing figure is shown. */
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
