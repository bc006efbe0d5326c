const whole = 10_000n

/** The least that is accepted of an amount, rounded down. Base units. @param slippage Hundredths of a percent. */
export function lowerBound(amount: bigint, slippage: bigint): bigint {
  return (amount * (whole - slippage)) / whole
}
