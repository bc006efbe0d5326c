// Chooses the rows and sizes to measure, and fits a line of gas through what they cost.

import type { GasModel } from './types.ts'

/** Rows from `first` on, tried in each of the sizes, growing. */
type GasSample = { first: number; sizes: number[] }

// MultiSender pays in groups of ten, and what is left over one by one, which costs more. Both sizes leave nine over, the
// most there can be: so the slope between them is that of whole groups, and no batch costs more than the line says.
const usualSizes = [9, 39]
const largest = 39
const places = 4

/**
 * Chooses the rows to measure. Lists are often sorted, and paying new holders costs several times as much as paying old
 * ones: so neighbours are measured, at several places of the list, and the dearest place decides.
 */
export function chooseGasSamples(count: number): GasSample[] {
  if (count <= largest) return [{ first: 0, sizes: count === 1 ? [1] : [Math.ceil(count / 2), count] }]
  return Array.from({ length: places }, (_, place) => ({
    first: Math.floor(((count - largest) * place) / (places - 1)),
    sizes: usualSizes,
  }))
}

/** Gas of one recipient, and of two. */
export type GasOfFirst = readonly [bigint, bigint]

/**
 * Smaller sizes for rows that are too dear to be tried in the usual ones: what exceeds the gas of one transaction fails, as if a
 * recipient could not be paid.
 *
 * @param sizes The ones that failed, growing.
 * @param limit Gas of one transaction.
 * @returns Undefined where the usual sizes do not cost that much: they failed for another reason.
 */
export function shrinkSizes(sizes: number[], [one, two]: GasOfFirst, limit: bigint): number[] | undefined {
  const each = two > one ? two - one : 1n
  const most = limit > one ? Number((limit - one) / each) + 1 : 1
  if (most >= (sizes.at(-1) ?? 1)) return undefined
  // Nine over, as in the usual sizes.
  if (most >= 19) return [9, most - ((most - 9) % 10)]
  const last = Math.min(most, 9)
  return last === 1 ? [1] : [Math.ceil(last / 2), last]
}

type GasPoint = { size: number; gas: bigint }

/**
 * A line through measured points that is below none of them: the steepest slope of any series, then the highest base.
 *
 * @param series Each of the same rows in growing size.
 */
export function fitGasModel(series: GasPoint[][]): Pick<GasModel, 'base' | 'perRecipient'> {
  const points = series.flat()
  const slopes = series.flatMap(slopesOf)
  // One size tells nothing about the base: all of it counts per recipient.
  const perRecipient = highest(
    slopes.length > 0 ? [1n, ...slopes] : points.map(({ size, gas }) => divideUp(gas, BigInt(size))),
  )
  return { perRecipient, base: highest([0n, ...points.map(({ size, gas }) => gas - BigInt(size) * perRecipient)]) }
}

function slopesOf(points: GasPoint[]): bigint[] {
  return points.slice(1).map(({ size, gas }, index) => {
    const before = points[index] ?? { size: 0, gas: 0n }
    return divideUp(gas - before.gas, BigInt(size - before.size))
  })
}

function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}

function highest(values: bigint[]): bigint {
  let high = values[0] ?? 0n
  for (const value of values) if (value > high) high = value
  return high
}
