// Reads the newest tokens of an account on one network: which they are, since when, and the account's standing in each.

import type { Address } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { Config } from 'wagmi'
import { type AccountTokens, listAccountTokens } from './list-account-tokens.ts'
import { readDates } from './read-dates.ts'
import { type MyStanding, readStandings } from './read-standing.ts'

/** A token of the list. `createdAt`: seconds since 1970; absent where no node says it. */
export type MyToken = MyStanding & { createdAt?: number | undefined }

export type NetworkTokens = Omit<AccountTokens, 'tokens'> & { tokens: MyToken[] }

type ReadParameters = { chainId: number; account: Address; size: number }

/**
 * Reads the newest tokens of an account on one network.
 *
 * @throws The network's error.
 */
export async function readNetworkTokens(config: Config, parameters: ReadParameters): Promise<NetworkTokens> {
  const { chainId, account, size } = parameters
  // A silent network is known by this one question; each further one would wait for it in turn.
  const blockNumber = await getBlockNumber(config.getClient({ chainId }), { cacheTime: 0 })
  const { tokens, more, ...rest } = await listAccountTokens(config, { ...parameters, blockNumber })
  const dates = await readDates(config, { chainId, tokens: tokens.map(({ token }) => token) })
  const withDate = <Token extends { token: Address }>(each: Token) => ({ ...each, createdAt: dates.get(each.token) })
  const newest = sortByDate(tokens.map(withDate)).slice(0, size)
  const standings = await readStandings(config, { chainId, account, tokens: newest })
  return { ...rest, tokens: standings.map(withDate), more: more || tokens.length > size }
}

/** The newest first; those without a date last, in their own order. */
export function sortByDate<Token extends { createdAt?: number | undefined }>(tokens: readonly Token[]): Token[] {
  return [...tokens].sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
}

/** The parameters of the route to a token's page. */
export const toParams = ({ chainId, token }: Pick<MyToken, 'chainId' | 'token'>) => ({
  chainId: String(chainId),
  address: token,
})
