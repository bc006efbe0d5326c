// Defines a token that one of the factories made: its kind, its fees, its market, and the query keys of all that is read of it.
import type { QueryFilters } from '@tanstack/react-query'
import type { Address } from 'viem'
import type en from '@/locales/en.json'

/** The id of a kind. Each has a block of words in en.json, so the list is written there once. */
export type KindId = keyof typeof en.createToken.kinds

/** Purpose of a fee, common to all kinds. */
export type FeePurpose = 'reflection' | 'dividends' | 'liquidity' | 'charity' | 'marketing' | 'buyback'

/** One fee of a kind: its name in the form and in links (the seed's spelling), its name in the contract, and its purpose. */
export type FeeField = { field: string; component: string; purpose: FeePurpose }

/** The market, the owners and the present fees of a token with fees. */
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
  /** Token that dividends are paid in; only for kinds with dividends. */
  rewardToken?: Address
}

/** A token that one of our factories made, as read from the chain. Supply in base units. */
export type SaleyardToken = {
  kind: KindId
  chainId: number
  token: Address
  name: string
  symbol: string
  decimals: number
  totalSupply: bigint
  /** ERC-7572; absent if the creator gave none. */
  contractURI?: string
  /** Absent if the kind has no fees and no owner. */
  taxed?: TaxedFacts
}

type TokenPlace = Pick<SaleyardToken, 'chainId' | 'token'>

/** Query key of a read of one token. All share a prefix and refresh together, since one action changes what others show. */
export function tokenQueryKey({ chainId, token }: TokenPlace, ...rest: readonly unknown[]) {
  return ['token', chainId, token, ...rest]
}

/** `scopeKey` of generated hooks that read a token: they choose their own keys, and it refreshes them with the other reads. */
export function tokenScopeKey(place: TokenPlace): string {
  return tokenQueryKey(place).join(':')
}

/** Filters all reads of one token: by {@link tokenQueryKey}, and by {@link tokenScopeKey} for generated hooks. */
export function tokenQueries(place: TokenPlace): QueryFilters {
  const scope = tokenScopeKey(place)
  return {
    predicate: ({ queryKey: [kind, chainOrOptions, token] }) =>
      [kind, chainOrOptions, token].join(':') === scope ||
      (chainOrOptions as { scopeKey?: string } | undefined)?.scopeKey === scope,
  }
}
