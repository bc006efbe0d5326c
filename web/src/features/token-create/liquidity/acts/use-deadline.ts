import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { readDeadline } from './read-deadline.ts'

/** Far below the patience of a deadline, so that the one at hand has never passed. ms */
const interval = 300_000

/** A deadline by the chain's own clock, moved on for as long as somebody thinks about signing. */
export function useDeadline(chainId: number) {
  const config = useConfig()
  return useQuery({
    queryKey: ['liquidity', 'deadline', chainId],
    queryFn: () => readDeadline(config, chainId),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
    refetchIntervalInBackground: true,
  })
}
