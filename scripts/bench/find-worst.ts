import type { Ours } from './measure-row.ts'
import { type Peers, type Size, separate, sizes } from './peers.ts'

export type Results = Record<string, Record<Size, Ours>>

export type Worst = { ratio: number; row: string; peer: string }

/**
 * The highest ratio of our gas to a peer's; below 1 we cost less everywhere. Sending one by one is not raced.
 *
 * @param isRaced Which peers count.
 */
export function findWorst(
  results: Results,
  { rows }: Pick<Peers, 'rows'>,
  from: number,
  isRaced = (_peer: string) => true,
): Worst {
  const ratios = Object.entries(results).flatMap(([row, ours]) =>
    Object.entries(rows[row]?.peers ?? {})
      .filter(([peer]) => peer !== separate && isRaced(peer))
      .flatMap(([peer, gas]) =>
        sizes.filter((size) => size >= from).map((size) => ({ ratio: ours[size].strict / gas[size], row, peer })),
      ),
  )
  return ratios.reduce((worst, other) => (other.ratio > worst.ratio ? other : worst), { ratio: 0, row: '', peer: '' })
}
