// Reads the tokens of an account on several networks, each by itself.

import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { type NetworkTokens, readNetworkTokens } from './read-network-tokens.ts'

/** Interval at which the list is read again while it is shown, since others trade and pay. ms */
const interval = 60_000

/** Reads the networks at the same time. No generated hook: one answer says which question is next. */
export function useMyTokens(chainIds: readonly number[], account: Address | undefined, size: number) {
  const config = useConfig()
  return useQueries({
    queries: chainIds.map((chainId) => ({
      queryKey: ['myTokens', chainId, account, size] as const,
      queryFn: () => readNetworkTokens(config, { chainId, account: account as Address, size }),
      enabled: account !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: interval,
      // While more are read, those before stay; never those of another account.
      placeholderData: (before: NetworkTokens | undefined, query?: { queryKey: readonly unknown[] }) =>
        query?.queryKey[1] === chainId && query.queryKey[2] === account ? before : undefined,
    })),
    combine: (results) => results.map((result, index) => toReading(chainIds[index] as number, result)),
  })
}

export type NetworkReading = ReturnType<typeof toReading>

function toReading(chainId: number, result: UseQueryResult<NetworkTokens>) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = result
  return { chainId, data, dataUpdatedAt, error, isFetching, refetch }
}
