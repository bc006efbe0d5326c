// Reads the deadline of a transaction by the clock of the chain, keeps it ahead, and recognizes one that has passed, also by a router's word.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { getBlock } from 'wagmi/actions'
import { isContractAccount } from '@/lib/safe/contract-account.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** Seconds between the latest block and the deadline. */
const patience = 1_200n
/** The same for an account that is a contract: the owners of a Safe take days. The minimum amounts stay as they are. */
export const ownersPatience = 604_800n

/** Reads the last second, by the chain's clock, at which an action of an account that begins now may be mined. */
export async function readDeadline(config: Config, chainId: number, account: Address): Promise<bigint> {
  const [{ timestamp }, isContract] = await Promise.all([
    getBlock(config, { chainId }),
    // As for a key where it is not known: the deadline is read again while the user decides.
    isContractAccount(config.getClient({ chainId }), account).catch(() => false),
  ])
  return timestamp + (isContract ? ownersPatience : patience)
}

/** Interval of refreshes, far below a deadline's patience, so that the current one has never passed. ms */
const interval = 300_000

/** Reads a deadline by the chain's own clock, and keeps moving it ahead while the user decides. */
export function useDeadline(chainId: number, account: Address) {
  const config = useConfig()
  return useQuery({
    queryKey: ['liquidity', 'deadline', chainId, account],
    queryFn: () => readDeadline(config, chainId, account),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
    refetchIntervalInBackground: true,
  })
}

/** Margin far beyond a deadline's patience, for clocks that differ. ms */
const margin = 3_600_000

/** Whether an action without a known hash could only revert by now: its deadline was fixed before the wallet was asked. */
export function isPastDeadline({ hash, createdAt, safe }: ActivityRecord, now: number): boolean {
  return !hash && now - createdAt > margin + (safe ? Number(ownersPatience) * 1_000 : 0)
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
