// Formats amounts for reading in the page's language: exact, grouped, and as an allowance.

import { formatAmount as formatExact } from '@saleyard/chain/amounts/format-amount.ts'
import type { TFunction } from 'i18next'
import { maxUint256 } from 'viem'
import { findSigns, groupThousands } from './format-count.ts'

type FormatAmountOptions = {
  /** See {@link groupDigits}: for reading only. */
  grouped?: boolean
}

/**
 * Formats base units as an exact decimal string: `formatAmount(1500000000000000000n, 18)` is '1.5'. One that is not
 * grouped has a point in every language: it may go to a field, a file, a link or the clipboard.
 */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  const text = formatExact(value, decimals)
  return options.grouped ? groupDigits(text) : text
}

/**
 * Groups the thousands of a decimal string as the page's language writes it: '43575.5' is '43,575.5', in German
 * '43.575,5'. The fraction has no groups: with them one number looks like several. For reading only.
 *
 * @param text With '.' as decimal sign.
 */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = groupThousands(whole)
  return fraction === undefined ? grouped : `${grouped}${findSigns().decimal}${fraction}`
}

/**
 * Writes a decimal string with the page language's decimal sign: '2.5' is '2,5' in German. For reading only: never for
 * a field, a file or a link. Outside a page, in a worker or a script, it returns the text unchanged.
 */
export function localizeDecimal(text: string): string {
  return text.replace('.', findSigns().decimal)
}

/** Dots that group thousands, or may: `1.000`, `12.000.000`; never `0.125`. */
const maybeGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/**
 * Reads a number as it is typed or pasted in the page's language: '0,5' is '0.5' in German. A field shows the result by
 * {@link localizeDecimal}. Never guesses: where a dot may group thousands, it becomes a space, which no amount may have.
 *
 * @returns With '.' as decimal sign, as `parseAmount` reads it; a text that is no number stays one that it refuses.
 */
export function readTypedDecimal(text: string): string {
  if (findSigns().decimal === '.') return text
  const hasComma = text.includes(',')
  const dots = text.split('.').length - 1
  const ungrouped = hasComma || dots > 1 || maybeGrouped.test(text.trim()) ? text.replaceAll('.', ' ') : text
  return hasComma ? ungrouped.replace(',', '.') : ungrouped
}

/**
 * Formats a number by `Intl` where amounts are not meant: a mark of a chart, money. With the digits 0 to 9, and the sign
 * between thousands that amounts have.
 */
export function formatNumber(
  value: number | Intl.StringNumericLiteral,
  language: string,
  style: Intl.NumberFormatOptions = {},
): string {
  const { group } = findSigns(language)
  return new Intl.NumberFormat(language, { ...style, numberingSystem: 'latn', useGrouping: 'always' })
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? group : part.value))
    .join('')
}

/** More than half of a uint256 counts as unlimited: no intended allowance comes near it. */
export function isUnlimited(allowance: bigint): boolean {
  return allowance > maxUint256 / 2n
}

/**
 * Formats an allowance in whole coins, or says that it is unlimited.
 *
 * @param allowance Base units.
 */
export function formatAllowance(allowance: bigint, decimals: number, t: TFunction): string {
  if (isUnlimited(allowance)) return t('tx.unlimited')
  return formatAmount(allowance, decimals, { grouped: true })
}
