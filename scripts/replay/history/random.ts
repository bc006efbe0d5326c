// Draws the same numbers for the same seed.
import { keccak256, toHex } from 'viem'

export type Random = {
  /** A number from 0 up to the limit, which it never is. */
  below(limit: bigint): bigint
  pick<T>(list: readonly T[]): T
  /** Part of what there is: none, one unit, dust, any part, or all. */
  partOf(all: bigint): bigint
}

/** The same numbers for the same seed, so that a history that fails can be played again. */
export function createRandom(seed: number): Random {
  let drawn = 0
  const below = (limit: bigint) => BigInt(keccak256(toHex(`${seed}/${drawn++}`))) % limit
  const pick = <T>(list: readonly T[]) => list[Number(below(BigInt(list.length)))] as T
  const partOf = (all: bigint) => {
    const part = pick([0n, 1n, below(100n), below(all + 1n), below(all + 1n), below(all / 10n + 1n), all, all])
    return part < all ? part : all
  }
  return { below, pick, partOf }
}
