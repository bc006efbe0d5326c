import type { TFunction } from 'i18next'
import { maxUint256 } from 'viem'
import { formatAmount } from './format-amount.ts'

/**
 * An allowance as text, in whole coins. Nothing that anybody means as an amount is near half of what a word can hold.
 *
 * @param allowance Base units.
 */
export function formatAllowance(allowance: bigint, decimals: number, t: TFunction): string {
  if (allowance > maxUint256 / 2n) return t('tx.unlimited')
  return formatAmount(allowance, decimals, { grouped: true })
}
