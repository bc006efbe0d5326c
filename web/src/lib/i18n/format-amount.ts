// Formats amounts for reading in the page's language: exact, grouped, and as an allowance.

import { formatAmount as formatExact, groupDigits as groupExact } from '@saleyard/chain/amounts/format-amount.ts'
import type { TFunction } from 'i18next'
import { maxUint256 } from 'viem'
import { languages } from '@/locales/index.ts'

type FormatAmountOptions = {
  /** See `groupDigits`. */
  grouped?: boolean
}

/** Formats base units as an exact decimal string: `formatAmount(1500000000000000000n, 18)` is '1.5'. */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  return formatExact(value, decimals, { ...options, decimal: getDecimalSign() })
}

/**
 * Groups a decimal string in threes on both sides of the page language's decimal sign: for reading, not for copying.
 */
export function groupDigits(text: string): string {
  return groupExact(text, getDecimalSign())
}

/**
 * Writes a decimal string with the page language's decimal sign: '2.5' is '2,5' in German. For reading only: never for
 * a field, a file or a link. Outside a page, in a worker or a script, it returns the text unchanged.
 */
export function localizeDecimal(text: string): string {
  return text.replace('.', getDecimalSign())
}

/** Dots that group thousands, or may: `1.000`, `12.000.000`. */
const maybeGrouped = /^\d{1,3}(?:\.\d{3})+$/

/**
 * Reads a number as it is typed or pasted in the page's language: '0,5' is '0.5' in German. A field shows the result by
 * {@link localizeDecimal}. Never guesses: where a dot may group thousands, it becomes a space, which no amount may have.
 *
 * @returns With '.' as decimal sign, as `parseAmount` reads it; a text that is no number stays one that it refuses.
 */
export function readTypedDecimal(text: string): string {
  if (getDecimalSign() === '.') return text
  const hasComma = text.includes(',')
  const dots = text.split('.').length - 1
  const ungrouped = hasComma || dots > 1 || maybeGrouped.test(text.trim()) ? text.replaceAll('.', ' ') : text
  return hasComma ? ungrouped.replace(',', '.') : ungrouped
}

function getDecimalSign(): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  // From data: the first `Intl` number format of a page takes 30 ms, on a phone four times as long, while a list
  // renders.
  const { decimal = '.' } = languages.find(({ lang }) => lang === language) ?? {}
  return decimal
}

/**
 * Formats an allowance in whole coins. More than half of a uint256 counts as unlimited: no intended amount comes near
 * it.
 *
 * @param allowance Base units.
 */
export function formatAllowance(allowance: bigint, decimals: number, t: TFunction): string {
  if (allowance > maxUint256 / 2n) return t('tx.unlimited')
  return formatAmount(allowance, decimals, { grouped: true })
}
