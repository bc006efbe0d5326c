// Defines where a history is kept while it is read, and keeps one in memory.

import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import type { Hash } from 'viem'

/** Blocks from first to last, both included. */
export type BlockRange = { fromBlock: bigint; toBlock: bigint }

/** All logs of a filter in a range of blocks, in the chain's order. */
export type LogRange = BlockRange & { logs: readonly HistoryLog[] }

/** A block of the chain that the history was read from. */
export type BlockMark = { number: bigint; hash: Hash }

/**
 * The history of one filter on one chain. A reader that continues finds here what is read; one writes at a time.
 * `describeLogStore` in store/testing holds the tests that every store passes.
 */
export type LogStore = {
  /** The blocks that were read, in rising order, as few ranges as possible. */
  listRanges(): Promise<BlockRange[]>
  /** Stores a range that overlaps with none that is stored: all of it, or after a crash nothing of it. */
  append(range: LogRange): Promise<void>
  /** All logs of these blocks that are stored, in the chain's order, in pages of any size. */
  read(range: BlockRange): AsyncIterable<readonly HistoryLog[]>
  /** Marks in rising order. */
  listMarks(): Promise<BlockMark[]>
  /** Adds marks; one of the same number is replaced. */
  addMarks(marks: readonly BlockMark[]): Promise<void>
  /** Forgets this block and all later ones: their logs, their marks, and that they were read. */
  dropFrom(block: bigint): Promise<void>
}

/** Keeps a history as long as the process lives. */
export function createMemoryStore(): LogStore {
  let ranges: LogRange[] = []
  let marks: BlockMark[] = []
  return {
    listRanges: async () => joinRanges(ranges),
    async append(range) {
      ranges.push(range)
    },
    async *read(wanted) {
      for (const range of sortRanges(ranges)) {
        const logs = cutLogs(range, wanted)
        if (logs.length > 0) yield logs
      }
    },
    listMarks: async () => marks,
    async addMarks(more) {
      marks = mergeMarks(marks, more)
    },
    async dropFrom(block) {
      ranges = ranges.flatMap((range) => cutRange(range, block) ?? [])
      marks = marks.filter(({ number }) => number < block)
    },
  }
}

/** Joins ranges that touch or overlap, in rising order. */
export function joinRanges(ranges: readonly BlockRange[]): BlockRange[] {
  const joined: BlockRange[] = []
  for (const { fromBlock, toBlock } of sortRanges(ranges)) {
    const last = joined.at(-1)
    if (!last || fromBlock > last.toBlock + 1n) joined.push({ fromBlock, toBlock })
    else if (toBlock > last.toBlock) last.toBlock = toBlock
  }
  return joined
}

/** The blocks of a range that are not in these joined ranges. */
export function findMissing({ fromBlock, toBlock }: BlockRange, joined: readonly BlockRange[]): BlockRange[] {
  const missing: BlockRange[] = []
  let next = fromBlock
  for (const range of joined) {
    if (range.toBlock < next) continue
    if (range.fromBlock > toBlock) break
    if (range.fromBlock > next) missing.push({ fromBlock: next, toBlock: range.fromBlock - 1n })
    next = range.toBlock + 1n
  }
  if (next <= toBlock) missing.push({ fromBlock: next, toBlock })
  return missing
}

export function sortRanges<Range extends BlockRange>(ranges: readonly Range[]): Range[] {
  return ranges.toSorted((one, other) => (one.fromBlock < other.fromBlock ? -1 : 1))
}

/** The logs of a range that are in the wanted blocks. */
export function cutLogs({ fromBlock, toBlock, logs }: LogRange, wanted: BlockRange): readonly HistoryLog[] {
  if (fromBlock >= wanted.fromBlock && toBlock <= wanted.toBlock) return logs
  return logs.filter(({ blockNumber }) => blockNumber >= wanted.fromBlock && blockNumber <= wanted.toBlock)
}

/** Marks in rising order; of two with the same number the later one. */
export function mergeMarks(marks: readonly BlockMark[], more: readonly BlockMark[]): BlockMark[] {
  const byNumber = new Map([...marks, ...more].map((mark) => [mark.number, mark]))
  return [...byNumber.values()].sort((one, other) => (one.number < other.number ? -1 : 1))
}

/** What is left of a range without this block and all later ones. */
function cutRange(range: LogRange, block: bigint): LogRange | undefined {
  if (range.toBlock < block) return range
  if (range.fromBlock >= block) return undefined
  const left = { fromBlock: range.fromBlock, toBlock: block - 1n }
  return { ...left, logs: cutLogs(range, left) }
}
