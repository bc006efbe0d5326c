// Reads the deadline of a transaction by the clock of the chain, keeps it ahead, and recognizes one that has passed.

import { useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { getBlock } from 'wagmi/actions'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** Seconds from the block that answers. */
const patience = 1_200n

/** The last second, as the chain counts, at which an act that is begun now may happen. */
export async function readDeadline(config: Config, chainId: number): Promise<bigint> {
  const { timestamp } = await getBlock(config, { chainId })
  return timestamp + patience
}

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

/** Far beyond the patience of a deadline, for clocks that differ. ms */
const margin = 3_600_000

/** Whether an act that nobody has seen could only revert by now: its deadline was fixed before the wallet was asked. */
export function isPastDeadline({ hash, createdAt }: ActivityRecord, now: number): boolean {
  return !hash && now - createdAt > margin
}
