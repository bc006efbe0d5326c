import type { Address } from 'viem'

/** What is being sent, by whom and where, for the texts and sums of every step. */
export type Asset = {
  chain: { id: number; name: string; symbol: string; shortName: string }
  account: Address | undefined
  /** Absent: native coin. */
  token: Address | undefined
  symbol: string
  decimals: number
  /** The token's address or the chain's name. */
  origin: string
  /** Of the account, base units; undefined while it is not known. */
  balance: bigint | undefined
  /** When that was read, ms since 1970, and whether it could not be read anew since. */
  balanceRead?: { at: number; isFailed: boolean }
}
