import { AppError } from '@saleyard/chain/errors/app-error.ts'

/**
 * Converts a decimal string to base units, exactly. `parseAmount('1.5', 18)` is 1500000000000000000n.
 *
 * @param text Digits with at most one point; spaces around it are allowed, nothing else is.
 * @param decimals Decimals of the token, 0 to 255.
 * @throws AppError `amountMissing`, `amountInvalid`, `amountTooManyDecimals` or `amountTooLarge`; it never rounds.
 */
export function parseAmount(text: string, decimals: number): bigint {
  const amount = text.trim()
  if (amount === '') throw new AppError('amountMissing')
  const match = /^(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!match) throw new AppError('amountInvalid', { values: { amount } })

  const [, whole = '', fraction = ''] = match
  // Trailing zeros do not count: 1.50 is exact with one decimal.
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) throw new AppError('amountTooManyDecimals', { values: { amount, decimals } })

  const value = BigInt(whole + significant.padEnd(decimals, '0'))
  if (value > maxUint256) throw new AppError('amountTooLarge', { values: { amount } })
  return value
}

const maxUint256 = 2n ** 256n - 1n
