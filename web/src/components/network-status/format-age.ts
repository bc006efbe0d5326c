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
