// Reads the tokens of an account on several networks, each by itself.

import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { type NetworkTokens, readNetworkTokens } from './read-network-tokens.ts'

/** Interval at which the list is read again while it is shown, since others trade and pay. ms */
const interval = 60_000

/**
 * Reads the networks at the same time; those with more again once `size` grows, while what was read stays. No generated hook: one
 * answer says which question is next.
 */
export function useMyTokens(chainIds: readonly number[], account: Address | undefined, size: number) {
  const config = useConfig()
  const readings = useQueries({
    queries: chainIds.map((chainId) => ({
      queryKey: ['myTokens', chainId, account] as const,
      queryFn: () => readNetworkTokens(config, { chainId, account: account as Address, size }),
      enabled: account !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: interval,
    })),
    combine: (results) => results.map((result, index) => toReading(chainIds[index] as number, result)),
  })
  const readSize = useRef(size)
  useEffect(() => {
    if (readSize.current === size) return
    readSize.current = size
    for (const { data, refetch } of readings) if (data?.more) void refetch()
  }, [size])
  return readings
}

export type NetworkReading = ReturnType<typeof toReading>

function toReading(chainId: number, result: UseQueryResult<NetworkTokens>) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = result
  return { chainId, data, dataUpdatedAt, error, isFetching, refetch }
}
