// Reads which locks keep liquidity of a pair now, and until when.
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { type Lock, readLocks } from './read-locks.ts'

/**
 * Most locks that are read, oldest first. Any account can list more; liquidity in later ones counts as not locked, so a token
 * looks at most less safe than it is.
 */
const mostLocks = 50

/** The locks that keep liquidity of a pair. */
type LiquidityLocks = {
  lockedHolders: Address[]
  /** Units of liquidity that these locks would release now. */
  releasable: bigint
  /**
   * Absent without such a lock. `isWhole`: none of their liquidity can leave before the date; otherwise it leaves gradually,
   * the last of it at the date. Seconds since 1970.
   */
  lockedUntil?: { isWhole: boolean; date: bigint }
}

/** Reads the locks that keep liquidity of a pair. @throws The network's error, also if the pair does not answer. */
export async function readLiquidityLocks(
  config: Config,
  { chainId, pair }: { chainId: number; pair: Address },
): Promise<LiquidityLocks> {
  const { locks, now } = await readLocks(config, {
    chainId,
    listedUnder: pair,
    offset: 0,
    limit: mostLocks,
    gas: untrustedCallGas,
  })
  return findKeeping(locks, now)
}

/** Picks the locks that hold more than they would release. */
export function findKeeping(
  locks: readonly Pick<Lock, 'lock' | 'cliff' | 'end' | 'main'>[],
  now: bigint,
): LiquidityLocks {
  const keeping = locks.filter(({ end, main }) => end > now && main.held > main.releasable)
  const lockedHolders = keeping.map(({ lock }) => lock)
  const releasable = keeping.reduce((sum, { main }) => sum + main.releasable, 0n)
  if (keeping.length === 0) return { lockedHolders, releasable }

  const isWhole = keeping.every(({ cliff }) => cliff > now)
  const dates = keeping.map(({ cliff, end }) => (isWhole ? cliff : end))
  const date = dates.reduce((one, other) => (other < one === isWhole ? other : one))
  return { lockedHolders, releasable, lockedUntil: { isWhole, date } }
}
