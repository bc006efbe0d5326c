/** What must be left for each holder (DividendToken CLAIM_GAS * 64 / 63 + GAS_AFTER_CLAIM), and a little for the loop. */
const gasPerHolder = 318_000n
const gasBeside = 100_000n

/** For how many one transaction can claim, even where each payment burns all that it may. Never none. */
export function mostHolders(gasPerTransaction: bigint): number {
  return Math.max(1, Number((gasPerTransaction - gasBeside) / gasPerHolder))
}
