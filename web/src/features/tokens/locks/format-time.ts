// Formats a second of the chain's clock as date and time in a language.

/** Formats a second since 1970 as date and time in a language, with the digits 0 to 9. */
export function formatTime(second: bigint, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' } as const
  return new Intl.DateTimeFormat(language, style).format(Number(second) * 1_000)
}
