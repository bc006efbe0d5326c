const signs = new Map<string, string>()

/**
 * A decimal string as the language of the page writes it: '2.5' is '2,5' in German. For reading only: never for a field, a file or a
 * link. Outside a page, in a worker or a script, it stays as it is.
 */
export function localizeDecimal(text: string): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  if (!language) return text
  const sign = signs.get(language) ?? readSign(language)
  signs.set(language, sign)
  return text.replace('.', sign)
}

/** With the digits 0 to 9, which the page writes in every language. */
function readSign(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
