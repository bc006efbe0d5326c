import type { GasModel } from '../core/types.ts'

/** A line through measured points that is below none of them: the steepest slope, then the highest base. */
export function fitGasModel(points: { size: number; gas: bigint }[]): Pick<GasModel, 'base' | 'perRecipient'> {
  const [first, ...others] = points
  if (!first) return { base: 0n, perRecipient: 0n }
  if (others.length === 0) return { base: 0n, perRecipient: divideUp(first.gas, BigInt(first.size)) }

  const slopes = points.slice(1).map(({ size, gas }, index) => {
    const before = points[index] ?? first
    return divideUp(gas - before.gas, BigInt(size - before.size))
  })
  const perRecipient = highest([1n, ...slopes])
  return { perRecipient, base: highest([0n, ...points.map(({ size, gas }) => gas - BigInt(size) * perRecipient)]) }
}

function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}

function highest(values: bigint[]): bigint {
  return values.sort((left, right) => (left < right ? 1 : -1))[0] ?? 0n
}
