// Chooses the rows and sizes to measure, and fits a line through the measured gas.

import type { GasModel } from './types.ts'

/** Rows from `first` on, measured in each of the sizes, which grow. */
type GasSample = { first: number; sizes: number[] }

// MultiSender pays in groups of ten, and the rest one by one, which costs more. Both sizes leave a rest of nine, which
// is the maximum: so the slope between them is that of whole groups, and no batch costs more than the line predicts.
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
 * Returns smaller sizes for rows that are too expensive for the usual ones: a call that exceeds the gas of one
 * transaction fails as if a recipient could not be paid.
 *
 * @param sizes The sizes that failed, in growing order.
 * @param limit Gas of one transaction.
 * @returns Undefined if the given sizes do not cost that much: they failed for another reason.
 */
export function shrinkSizes(sizes: number[], [one, two]: GasOfFirst, limit: bigint): number[] | undefined {
  const each = two > one ? two - one : 1n
  const affordable = limit > one ? Number((limit - one) / each) + 1 : 1
  if (affordable >= (sizes.at(-1) ?? 1)) return undefined
  // A rest of nine, as in the usual sizes.
  if (affordable >= 19) return [9, affordable - ((affordable - 9) % 10)]
  const last = Math.min(affordable, 9)
  return last === 1 ? [1] : [Math.ceil(last / 2), last]
}

type GasPoint = { size: number; gas: bigint }

/**
 * Fits a line that is below none of the measured points: the steepest slope of any series, then the highest base.
 *
 * @param series Points of the same rows, in growing size.
 */
export function fitGasModel(series: GasPoint[][]): Pick<GasModel, 'base' | 'perRecipient'> {
  const points = series.flat()
  const slopes = series.flatMap(slopesOf)
  // A single size gives no evidence of the base: all gas counts per recipient.
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
