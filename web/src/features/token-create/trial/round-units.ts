/** An amount to so many significant digits, half up: for figures that stand for their size. */
export function roundUnits(units: bigint, digits: number): bigint {
  const surplus = units.toString().length - digits
  if (surplus <= 0) return units
  const step = 10n ** BigInt(surplus)
  return ((units + step / 2n) / step) * step
}
