// Hands out the blocks that are still to be read, in pieces as large as an endpoint takes, and takes refused ones back.

import type { BlockRange } from './log-store.ts'

/** Blocks to read, with how often each endpoint has failed to give them. */
export type Piece = BlockRange & { failures: Readonly<Record<string, number>>; error?: unknown }

export type RangeQueue = ReturnType<typeof createRangeQueue>

/**
 * Creates the queue of these blocks, which are in rising order.
 *
 * @param mostFailures Failures after which an endpoint does not get a piece again.
 */
export function createRangeQueue(ranges: readonly BlockRange[], mostFailures: number) {
  const pending: Piece[] = ranges.map((range) => ({ ...range, failures: {} }))
  const waiting: (() => void)[] = []
  const over = new AbortController()
  let underWay = 0
  const end = () => {
    underWay -= 1
    if (underWay === 0 && pending.length === 0) over.abort()
    for (const resolve of waiting.splice(0)) resolve()
  }

  return {
    /** Takes the first blocks that the endpoint may still get; undefined if there are none at the moment. */
    take(key: string, blocks: number): Piece | undefined {
      const index = pending.findIndex(({ failures }) => (failures[key] ?? 0) < mostFailures)
      const piece = pending[index]
      if (!piece) return undefined
      underWay += 1
      const last = piece.fromBlock + BigInt(blocks) - 1n
      if (last >= piece.toBlock) pending.splice(index, 1)
      else pending[index] = { ...piece, fromBlock: last + 1n }
      return last >= piece.toBlock ? piece : { ...piece, toBlock: last }
    },
    /** A piece that was taken is read. */
    settle: end,
    /** A piece that was taken is to be read by another request. */
    putBack(piece: Piece) {
      pending.unshift(piece)
      end()
    },
    /** Whether pieces are under way, which may come back. */
    isUnderWay: () => underWay > 0,
    /** Resolves when a piece was read or came back. */
    changed: () => new Promise<void>((resolve) => waiting.push(resolve)),
    /** Aborts when everything is read. */
    over: over.signal,
    /** What is left. */
    listLeft: (): readonly Piece[] => pending,
  }
}

export function countBlocks({ fromBlock, toBlock }: BlockRange): number {
  return Number(toBlock - fromBlock + 1n)
}
