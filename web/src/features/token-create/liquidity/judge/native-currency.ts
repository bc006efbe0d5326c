/** The network's coin. */
export type NativeCurrency = { symbol: string; decimals: number }
