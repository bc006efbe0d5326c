import { useTranslation } from 'react-i18next'
import { useNow } from '@/components/network-status/data-age.tsx'

/**
 * Counts down to a time, ms since 1970, in days, hours, minutes and seconds; says so without a time, and once it has
 * passed.
 */
export function Countdown({ until }: { until: number | undefined }) {
  const { t, i18n } = useTranslation()
  const now = useNow(until !== undefined)
  if (until === undefined) return <p className="text-15 text-quiet">{t('pages.comingSoon.noDate')}</p>
  if (until <= now) return <p className="text-15">{t('pages.comingSoon.passed')}</p>
  const date = new Date(until)
  const shown = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' }).format(date)
  return (
    <>
      <p className="text-15 text-quiet">{t('pages.comingSoon.lead')}</p>
      <div
        role="timer"
        aria-label={t('pages.comingSoon.lead')}
        className="mt-4 grid w-full max-w-md grid-cols-2 gap-2 min-[25rem]:grid-cols-4 sm:gap-3"
      >
        {Object.entries(splitTime(until - now)).map(([unit, value]) => (
          <div key={unit} className="rounded-box border border-line bg-panel px-1 py-4 text-center">
            <div className="figure font-semibold text-26">{String(value).padStart(2, '0')}</div>
            <div className="text-13 text-quiet">{nameUnit(value, unit, i18n.language)}</div>
          </div>
        ))}
      </div>
      <p className="mt-4 text-13 text-quiet">
        <time dateTime={date.toISOString()}>{shown}</time>
      </p>
    </>
  )
}

/** Returns the unit's name, "days" or "day", in the form that the number takes in this language. */
function nameUnit(value: number, unit: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(value)
    .filter(({ type }) => type === 'unit')
    .map((part) => part.value.trim())
    .join(' ')
}

type SplitTime = { day: number; hour: number; minute: number; second: number }

/** Splits ms into days, hours, minutes and seconds; a negative time counts as 0. */
function splitTime(ms: number): SplitTime {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3_600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  }
}
