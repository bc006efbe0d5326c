import type { Ours } from './measure-row.ts'
import { floor, type GasBySize, type Peers, type Size, separate, sizes } from './peers.ts'

export type Results = Record<string, Record<Size, Ours>>

export type Ratio = { ratio: number; row: string; size: Size; peer: string }

/** Our gas (strict, no id) to that of each batching peer and to the floor, on every row at every size. Below 1 we cost less. */
export function listRatios(results: Results, { rows }: Pick<Peers, 'rows'>): Ratio[] {
  return Object.entries(results).flatMap(([row, ours]) => {
    const { floorPerRecipient, peers } = rows[row] ?? { floorPerRecipient: 0, peers: {} }
    const rivals: [string, GasBySize][] = [
      ...Object.entries(peers).filter(([peer]) => peer !== separate),
      [floor, floorOf(floorPerRecipient)],
    ]
    return rivals.flatMap(([peer, gas]) =>
      sizes.map((size) => ({ ratio: ours[size].strict / gas[size], row, size, peer })),
    )
  })
}

export function floorOf(perRecipient: number): GasBySize {
  return Object.fromEntries(sizes.map((size) => [size, 21_000 + perRecipient * size])) as GasBySize
}
