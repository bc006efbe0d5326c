// After how long a keeper earns more by a run than the run's gas costs it.

/** What a run swaps of the pool's coin, as one part of so many: `RESERVE_PER_UNIT_SWAPPED` of the vaults. */
const reservePerUnitSwapped = 1050

/** The most that a keeper earns, as a part of the coin of a run: `KEEPER_BPS`. */
const mostShare = 0.01

/** Seconds from which a keeper earns the most: `KEEPER_TIME`. */
const keeperTime = 3600

/** Coins in the pool, and prices of gas in gwei. */
const [pools, prices] = [
  [1, 10, 100, 1000],
  [0.05, 1, 10],
]

/**
 * Seconds for which a run must be due before its keeper's share is worth the gas; undefined where it never is.
 *
 * @param gas Of the whole transaction.
 * @param price Gwei per gas.
 * @param pool Coins in the pool. A run is as large as it may be.
 */
export function secondsUntilPaid(gas: number, price: number, pool: number): number | undefined {
  const share = (gas * price * 1e-9) / (pool / reservePerUnitSwapped)
  return share <= mostShare ? Math.ceil((share / mostShare) * keeperTime) : undefined
}

/** One row for each kind and price of gas, one column for each pool. */
export function formatKeepers(gasByKind: Record<string, number | undefined>): string[] {
  return [
    'After how long a keeper earns more than the gas of a run, by coins in the pool (both steps where a kind has two)',
    `${' '.repeat(46)}${pools.map((pool) => `${pool}`.padStart(14)).join('')}`,
    ...Object.entries(gasByKind).flatMap(([kind, gas]) => {
      if (gas === undefined) throw new Error(`There is no figure for a run of ${kind}`)
      return prices.map(
        (price) =>
          `  ${`${kind}, ${price} gwei`.padEnd(44)}${pools.map((pool) => showTime(secondsUntilPaid(gas, price, pool)).padStart(14)).join('')}`,
      )
    }),
    '',
  ]
}

function showTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'never'
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
