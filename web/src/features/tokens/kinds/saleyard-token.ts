// Defines a token that one of the factories made: its kind, its fees, its market, and the query key of all that is read of it.
import type { Address } from 'viem'
import type en from '@/locales/en.json'

/** The id of a kind. Each has a block of words in en.json, so the list is written there once. */
export type KindId = keyof typeof en.createToken.kinds

/** What a fee is for, in the words of every kind. */
export type FeePurpose = 'reflection' | 'dividends' | 'liquidity' | 'charity' | 'marketing' | 'buyback'

/** One fee of a kind: how it is called in the form and in links (the seed's spelling), and in the contract. */
export type FeeField = { field: string; component: string; purpose: FeePurpose }

/** Where a token with fees is traded, who owns it, and what a transfer pays now. */
export type TaxedFacts = {
  firstOwner: Address
  /** Absent once the ownership was renounced. */
  owner?: Address
  pendingOwner?: Address
  pair: Address
  router: Address
  vault: Address
  /** Hundredths of a percent by the contract's component, as `taxFeeBps`. */
  fees: Readonly<Record<string, number>>
  /** Paid to the holders; the kinds with dividends only. */
  rewardToken?: Address
}

/** A token that one of our factories made, as the chain tells it. Supply in base units. */
export type SaleyardToken = {
  kind: KindId
  chainId: number
  token: Address
  name: string
  symbol: string
  decimals: number
  totalSupply: bigint
  /** Absent: the kind has no fees and no owner. */
  taxed?: TaxedFacts
}

/** All that is read of one token begins alike, to be read again together: one act changes what the others look at. */
export function tokenQueryKey(
  { chainId, token }: Pick<SaleyardToken, 'chainId' | 'token'>,
  ...rest: readonly unknown[]
) {
  return ['token', chainId, token, ...rest]
}
