// Finds amounts far from those of the other recipients.

import type { Recipient } from './types.ts'

/** `shown`: the first outliers, in the order of the list. */
export type FindOutliersReturnType = { count: number; shown: Recipient[] }

/** As many as a screen shows; the list of all recipients has the rest. */
const shownOutliers = 20

/** Fewer amounts than this have no meaningful quartiles: the upper one would be the inspected amount itself. */
const few = 5

type Fence = { lower: bigint; upper: bigint; factor: bigint }

/**
 * Finds amounts far from the others: a misplaced comma usually makes a factor of ten or more.
 *
 * An outlier is outside of Tukey's outer fences on a logarithmic scale, `q3 * (q3 / q1)^3` and `q1 / (q3 / q1)^3`,
 * multiplied out so that all stays exact; and it is at least twice or half the quartile, so that nearly equal amounts
 * raise no warning. In a list of three or four, each amount is compared with the quartiles of the others, and an
 * outlier is at least ten times or a tenth of them. Two amounts do not show what is usual.
 *
 * @param recipients Amounts in base units, all above 0.
 */
export function findOutliers(recipients: Recipient[]): FindOutliersReturnType {
  const amounts = recipients
    .map(({ amount }) => amount)
    .sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  if (amounts.length < 3) return { count: 0, shown: [] }

  const common = findFence(amounts, 2n)
  const fenceOf = (amount: bigint) =>
    amounts.length < few ? findFence(amounts.toSpliced(amounts.indexOf(amount), 1), 10n) : common
  const found = recipients.filter(({ amount }) => isOutside(amount, fenceOf(amount)))
  return { count: found.length, shown: found.slice(0, shownOutliers) }
}

/** @param amounts In ascending order. */
function findFence(amounts: bigint[], factor: bigint): Fence {
  const lower = amounts[Math.floor((amounts.length - 1) / 4)] ?? 0n
  const upper = amounts[Math.ceil(((amounts.length - 1) * 3) / 4)] ?? 0n
  return { lower, upper, factor }
}

function isOutside(amount: bigint, { lower, upper, factor }: Fence): boolean {
  const isHigh = amount >= factor * upper && amount * lower ** 3n > upper ** 4n
  return isHigh || (factor * amount <= lower && amount * upper ** 3n < lower ** 4n)
}
