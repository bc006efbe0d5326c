import type { Recipient } from '../core/list-types.ts'

/** `shown`: the first of them, in the order of the list. */
export type FindOutliersReturnType = { count: number; shown: Recipient[] }

/** As many as a screen shows; the list of all recipients has the rest. */
const shownOutliers = 20

/**
 * Finds amounts far from what the others get: a comma in the wrong place is usually a factor of ten or more.
 *
 * Tukey's outer fences on a logarithmic scale, `q3 * (q3 / q1)^3` and `q1 / (q3 / q1)^3`, multiplied out so that all stays
 * exact; and at least twice or half the quartile, so that lists of nearly equal amounts are left in peace.
 *
 * @param recipients Amounts in base units, all above 0.
 */
export function findOutliers(recipients: Recipient[]): FindOutliersReturnType {
  const amounts = recipients
    .map(({ amount }) => amount)
    .sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  const lower = amounts[Math.floor((amounts.length - 1) / 4)] ?? 0n
  const upper = amounts[Math.ceil(((amounts.length - 1) * 3) / 4)] ?? 0n
  const isOutlier = (amount: bigint) =>
    (amount >= 2n * upper && amount * lower ** 3n > upper ** 4n) ||
    (2n * amount <= lower && amount * upper ** 3n < lower ** 4n)

  const found = recipients.filter(({ amount }) => isOutlier(amount))
  return { count: found.length, shown: found.slice(0, shownOutliers) }
}
