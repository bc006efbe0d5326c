import { languages } from '@/locales/index.ts'

/**
 * A decimal string as the language of the page writes it: '2.5' is '2,5' in German. For reading only: never for a field, a file or a
 * link. Outside a page, in a worker or a script, it stays as it is.
 */
export function localizeDecimal(text: string): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  // As data: the first number format of a page takes 30 ms, on a phone four times as long, while a list is being shown.
  const { decimal = '.' } = languages.find(({ lang }) => lang === language) ?? {}
  return text.replace('.', decimal)
}
