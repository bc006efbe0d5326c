/** What a pool holds: base units, wei, and the units of liquidity that share it. */
export type Pool = { reserveToken: bigint; reserveCoin: bigint; lpSupply: bigint }
