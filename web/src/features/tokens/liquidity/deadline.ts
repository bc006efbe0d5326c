// Reads the deadline of a transaction by the clock of the chain, keeps it ahead, and recognizes one that has passed, also by a router's word.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { getBlock } from 'wagmi/actions'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** Seconds between the latest block and the deadline. */
const patience = 1_200n

/** Reads the last second, by the chain's clock, at which an action that begins now may be mined. */
export async function readDeadline(config: Config, chainId: number): Promise<bigint> {
  const { timestamp } = await getBlock(config, { chainId })
  return timestamp + patience
}

/** Interval of refreshes, far below a deadline's patience, so that the current one has never passed. ms */
const interval = 300_000

/** Reads a deadline by the chain's own clock, and keeps moving it ahead while the user decides. */
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

/** Margin far beyond a deadline's patience, for clocks that differ. ms */
const margin = 3_600_000

/** Whether an action without a known hash could only revert by now: its deadline was fixed before the wallet was asked. */
export function isPastDeadline({ hash, createdAt }: ActivityRecord, now: number): boolean {
  return !hash && now - createdAt > margin
}

/** Reasons of routers like Uniswap V2 when the price has moved, and when it is too late; other reasons stay as they are. */
const moved = /INSUFFICIENT_(?:OUTPUT|[AB])_AMOUNT/
const late = /EXPIRED/

/** Converts a router's revert to an error of ours, which has a sentence in every language. */
export function explainRefusal(cause: unknown, deadline: bigint): unknown {
  const { code, values } = toUserError(cause)
  const reason = code === 'reverted' ? String(values.reason) : ''
  if (moved.test(reason)) return new AppError('poolMoved', { cause })
  if (late.test(reason))
    return new AppError('LiquiditySeeder_DeadlinePassed', { values: { deadline: String(deadline) }, cause })
  return cause
}
