// Reads the locks that the registry lists under a token or a pair: their schedule, what they hold, what can leave them now, and
// which of them keep liquidity.
import {
  readIerc20BalanceOf,
  readTokenLockCliff,
  readTokenLockEnd,
  readTokenLockFactoryCountByToken,
  readTokenLockFactoryLocksByToken,
  readTokenLockOwner,
  readTokenLockReleasable,
  readTokenLockReleased,
  readTokenLockStart,
} from '@saleyard/generated'
import { tokenLockFactoryAddress } from '@saleyard/generated/abis'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { getBalance, getBlock } from 'wagmi/actions'
import { undefinedIfReverted, untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { readClaimable } from '@/features/tokens/page/claims.ts'

/** What a lock holds of one asset. Base units, units of liquidity, or wei. */
type LockedAmount = {
  held: bigint
  released: bigint
  /** What a release pays out now, before the fees of a token. */
  releasable: bigint
}

type LockedAsset = LockedAmount & { token: Address }

/** A lock: its schedule in seconds since 1970, and what it holds. */
export type Lock = {
  lock: Address
  beneficiary: Address
  start: bigint
  cliff: bigint
  end: bigint
  /** The token that the lock is listed under. */
  main: LockedAsset
  /** Native coin in the lock. */
  coin: LockedAmount
  /** Dividends in the lock; absent where the token pays none or the reward token does not answer. */
  reward?: LockedAsset
  /** Dividends that are not yet in the lock. Base units of the reward token. */
  claimable: bigint
}

/** A page of locks: how many there are in all, and the second of the newest block. */
type LockPage = { count: number; now: bigint; locks: Lock[] }

type ReadLocksParameters = {
  chainId: number
  /** The token or the pair whose list is read. */
  listedUnder: Address
  offset: number
  limit: number
  /** Set if the listed token pays dividends, in this token. */
  rewardToken?: Address | undefined
  /** Gas of a read of the listed token, if it is not ours. */
  gas?: bigint | undefined
}

/**
 * Reads a page of the locks that are listed under a token, oldest first. Where the factory is missing there are none.
 *
 * @throws The network's error.
 */
export async function readLocks(config: Config, parameters: ReadLocksParameters): Promise<LockPage> {
  const { chainId, listedUnder, offset, limit } = parameters
  const [count, { timestamp: now }] = await Promise.all([
    readCount(config, { chainId, listedUnder }),
    getBlock(config, { chainId }),
  ])
  if (count === 0n) return { count: 0, now, locks: [] }

  const args = [listedUnder, BigInt(offset), BigInt(limit)] as const
  const addresses = await readTokenLockFactoryLocksByToken(config, { chainId, args })
  const locks = await Promise.all(addresses.map((lock) => readLock(config, lock, parameters)))
  return { count: Number(count), now, locks }
}

async function readCount(config: Config, { chainId, listedUnder }: { chainId: number; listedUnder: Address }) {
  try {
    return await readTokenLockFactoryCountByToken(config, { chainId, args: [listedUnder] })
  } catch (error) {
    if (await getCode(config.getClient({ chainId }), { address: tokenLockFactoryAddress })) throw error
    return 0n
  }
}

async function readLock(
  config: Config,
  lock: Address,
  { chainId, listedUnder, rewardToken, gas }: ReadLocksParameters,
): Promise<Lock> {
  const at = { chainId, address: lock } as const
  const [beneficiary, start, cliff, end, main, coin, reward, claimable] = await Promise.all([
    readTokenLockOwner(config, at),
    readTokenLockStart(config, at),
    readTokenLockCliff(config, at),
    readTokenLockEnd(config, at),
    readAsset(config, { ...at, token: listedUnder, gas }),
    readCoin(config, at),
    rewardToken && undefinedIfReverted(readAsset(config, { ...at, token: rewardToken, gas: untrustedCallGas })),
    rewardToken ? readClaimable(config, { chainId, token: listedUnder, holder: lock }) : 0n,
  ])
  return { lock, beneficiary, start, cliff, end, main, coin, ...(reward && { reward }), claimable }
}

async function readCoin(config: Config, at: { chainId: number; address: Address }): Promise<LockedAmount> {
  const [{ value: held }, released, releasable] = await Promise.all([
    getBalance(config, at),
    readTokenLockReleased(config, { ...at, args: [] }),
    readTokenLockReleasable(config, { ...at, args: [] }),
  ])
  return { held, released, releasable }
}

/** Reads what a lock holds of a token. With `gas`, a token that answers with too much cannot break the other reads. */
async function readAsset(
  config: Config,
  {
    chainId,
    address: lock,
    token,
    gas,
  }: { chainId: number; address: Address; token: Address; gas?: bigint | undefined },
): Promise<LockedAsset> {
  const limit = gas === undefined ? {} : { gas }
  const at = { chainId, address: lock, args: [token], ...limit } as const
  const [held, released, releasable] = await Promise.all([
    readIerc20BalanceOf(config, { chainId, address: token, args: [lock], ...limit }),
    readTokenLockReleased(config, at),
    readTokenLockReleasable(config, at),
  ])
  return { token, held, released, releasable }
}

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
function findKeeping(locks: readonly Pick<Lock, 'lock' | 'cliff' | 'end' | 'main'>[], now: bigint): LiquidityLocks {
  // From its end on a lock releases all that it holds.
  const keeping = locks.filter(({ main }) => main.held > main.releasable)
  const lockedHolders = keeping.map(({ lock }) => lock)
  const releasable = keeping.reduce((sum, { main }) => sum + main.releasable, 0n)
  if (keeping.length === 0) return { lockedHolders, releasable }

  const isWhole = keeping.every(({ cliff }) => cliff > now)
  const dates = keeping.map(({ cliff, end }) => (isWhole ? cliff : end))
  const date = dates.reduce((one, other) => (other < one === isWhole ? other : one))
  return { lockedHolders, releasable, lockedUntil: { isWhole, date } }
}
