import type { GasModel } from '@/features/multi-send/core/plan-types.ts'

export type GasPoint = { size: number; gas: bigint }

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
