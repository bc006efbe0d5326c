import type { FeeField } from '@/features/token-create/our-token.ts'

/** Hundredths of a percent in the whole. */
const whole = 10_000n

/**
 * What a transfer between strangers pays: each component rounded down by itself, as in the contract.
 *
 * @param amount Base units.
 * @param fees Hundredths of a percent by component.
 * @returns Base units; of the total `reflected` goes to the holders at once. All fees together in hundredths of a percent.
 */
export function splitFees(
  amount: bigint,
  feeFields: readonly FeeField[],
  fees: Readonly<Record<string, number>>,
): { total: bigint; reflected: bigint; bps: number } {
  const parts = feeFields.map(({ component, purpose }) => {
    const bps = fees[component] ?? 0
    return { purpose, bps, units: (amount * BigInt(bps)) / whole }
  })
  const sum = (of: typeof parts) => of.reduce((units, part) => units + part.units, 0n)
  return {
    total: sum(parts),
    reflected: sum(parts.filter(({ purpose }) => purpose === 'reflection')),
    bps: parts.reduce((total, part) => total + part.bps, 0),
  }
}
