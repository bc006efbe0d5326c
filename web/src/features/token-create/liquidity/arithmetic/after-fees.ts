const whole = 10_000n

/**
 * What arrives of a transfer that pays fees. Each fee is rounded down by itself, as the contract does.
 *
 * @param amount Base units.
 * @param fees Hundredths of a percent each.
 */
export function afterFees(amount: bigint, fees: readonly number[]): bigint {
  return fees.reduce((left, bps) => left - (amount * BigInt(bps)) / whole, amount)
}
