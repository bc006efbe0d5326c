// Formats counts in the page's language, without viem: the first screen has counts and is drawn without it.
import { languages } from '@/locales/index.ts'

/** Formats a whole number, such as `43,575`, in German `43.575`, in French `43 575`. For reading only. */
export function formatCount(count: number | bigint): string {
  return groupThousands(String(count))
}

/** Groups the digits of a whole number by threes, with the sign of a language, that of the page by default. */
export function groupThousands(digits: string, language?: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, findSigns(language).group)
}

type Signs = { decimal: string; group: string }

/** Returns the signs of a language, that of the page by default: before a fraction, and between thousands. */
export function findSigns(language = getPageLanguage()): Signs {
  // From data: the first `Intl` number format of a page takes 30 ms, on a phone four times as long, while a list
  // renders.
  return languages.find(({ lang }) => lang === language) ?? languages[0]
}

/** Empty outside a page, in a worker or a script, which write as in English. */
function getPageLanguage(): string {
  return typeof document === 'undefined' ? '' : document.documentElement.lang
}
