/** What the factories accept (TokenFactoryBase), and the numbers beyond which others stop following. */
export const tokenLimits = {
  nameMaxBytes: 64,
  symbolMaxBytes: 32,
  labelMinCharacters: 2,
  decimalsMin: 2,
  decimalsMax: 64,
  decimalsDefault: 18,
  /** Above 18 many pages and bots round; above 36 wallets refuse to list the token. */
  decimalsCommon: 18,
  decimalsListed: 36,
  /** Below it whoever sends little pays no fee: each is rounded down to a base unit. */
  decimalsForFees: 6,
  /** In base units: a contract counts in 256 bits, a Uniswap V2 pool in 112. */
  supplyMax: 2n ** 256n - 1n,
  supplyPoolMax: 2n ** 112n - 1n,
  /** The least balance that earns dividends is at most this part of the supply, which is at least that many base units. */
  supplyPerMinimum: 1000n,
} as const
