/** A point in time, ms since 1970, as the language writes it. */
export function formatWhen(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
