// Reads all logs of a filter up to a block into a store, continues what was begun, and follows reorgs.

import { HistoryError } from '@saleyard/history/errors.ts'
import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import { type BlockHeader, findHeader, readHeader } from './blocks.ts'
import { type BlockRange, createMemoryStore, findMissing, joinRanges, type LogStore } from './log-store.ts'
import { countBlocks } from './range-queue.ts'
import type { RangeLimits } from './ranges.ts'
import { type EndpointProgress, type Gap, type PieceProgress, readMissing } from './read-missing.ts'
import type { LogEndpoint, LogFilter } from './read-range.ts'
import { dropReorged, markTail } from './reorg.ts'

export type ReadProgress = {
  /** Blocks that are read, of all that are asked for. */
  blocks: { read: number; all: number }
  /** Logs that this reading has found; those of an earlier one are in the store. */
  logs: number
  endpoints: EndpointProgress[]
}

export type ReadLogsParameters = BlockRange & {
  /** One client for each node: limits are learned, and answers compared, node by node. */
  endpoints: readonly LogEndpoint[]
  filter: LogFilter
  /** Where the history of this filter on this chain is kept; by default in memory. */
  store?: LogStore
  /** Blocks after which the chain does not change any more. */
  confirmations?: number
  /** Requests at once to each endpoint. */
  concurrency?: number
  /** What was learned of endpoints by earlier readings. */
  learned?: Map<string, RangeLimits>
  /** Ends the reading, or pauses it: the next one with the same store continues. */
  signal?: AbortSignal | undefined
  onProgress?: (progress: ReadProgress) => void
}

export type LogHistory = BlockRange & {
  /** The last block: of the chain before and after the reading. */
  end: BlockHeader
  /** Keys of the endpoints that gave the logs; undefined where some were stored by an earlier reading. */
  sources?: string[]
  /** Blocks that no endpoint gave; balances from such a history are not those of the chain. */
  gaps: Gap[]
  /** The logs in the chain's order. */
  read(): AsyncIterable<readonly HistoryLog[]>
}

/** Reorgs during one reading after which it gives up. */
const mostReorgs = 5

/**
 * Reads the logs of a filter from all endpoints at once.
 *
 * @returns The history, which may have gaps: see {@link expectWhole}.
 * @throws HistoryError `blockMissing` if no endpoint has the last block; `reorg` if the chain does not come to rest; what
 *   the store throws; the signal's reason.
 *
 * @example
 * const endpoints = [{ key: url, client: createClient({ chain, transport: http(url) }) }]
 * const filter = { address: token, topics: [erc20Fold.topics] }
 * const history = await readLogs({ endpoints, filter, fromBlock: 0n, toBlock })
 */
export async function readLogs(parameters: ReadLogsParameters): Promise<LogHistory> {
  const { endpoints, fromBlock, toBlock, store = createMemoryStore(), confirmations = 64 } = parameters
  const learned = parameters.learned ?? new Map<string, RangeLimits>()
  const isFirst = countAll(findMissing({ fromBlock, toBlock }, await store.listRanges())) === countBlocks(parameters)
  const sources = new Set<string>()
  for (let reorgs = 0; reorgs <= mostReorgs; reorgs++) {
    parameters.signal?.throwIfAborted()
    const { end, endpoint } = await findEnd(endpoints, toBlock)
    await dropReorged(store, endpoint.client)
    await markTail(store, endpoint.client, end, BigInt(confirmations))
    const stored = await store.listRanges()
    const ranges = findMissing({ fromBlock, toBlock }, stored)
    const { gaps, used } = await readMissing({
      concurrency: 4,
      ...parameters,
      store,
      learned,
      end,
      ranges,
      onPiece: reportProgress(parameters, ranges),
    })
    addKeys(sources, used)
    if (await isStillEnd(used.length > 0 ? used : [endpoint], end))
      return {
        ...{ fromBlock, toBlock, end, gaps },
        ...(isFirst && { sources: [...sources] }),
        read: () => store.read({ fromBlock, toBlock }),
      }
  }
  throw new HistoryError('reorg', `The chain below block ${toBlock} changed ${mostReorgs} times while it was read`)
}

/**
 * Returns a history without gaps.
 *
 * @throws HistoryError `gap`, the first one.
 */
export function expectWhole(history: LogHistory): LogHistory {
  const [gap] = history.gaps
  if (gap) throw gap.error
  return history
}

/** The last block, as the first endpoint has it that answers. */
async function findEnd(
  endpoints: readonly LogEndpoint[],
  toBlock: bigint,
): Promise<{ end: BlockHeader; endpoint: LogEndpoint }> {
  const answers = endpoints.map(async (endpoint) => ({ end: await readHeader(endpoint.client, toBlock), endpoint }))
  try {
    return await Promise.any(answers)
  } catch (error) {
    const errors = error instanceof AggregateError ? error.errors : [error]
    throw errors.find((one) => one instanceof HistoryError) ?? errors[0] ?? new Error('a history without endpoints')
  }
}

/** Endpoints that do not answer any more say nothing; one that does must have the block, and all the same. */
async function isStillEnd(endpoints: readonly LogEndpoint[], { number, hash }: BlockHeader): Promise<boolean> {
  const answers = await Promise.allSettled(endpoints.map(({ client }) => findHeader(client, number)))
  const headers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  if (headers.length > 0) return headers.every((header) => header?.hash === hash)
  throw answers.find((answer) => answer.status === 'rejected')?.reason
}

function reportProgress({ fromBlock, toBlock, onProgress }: ReadLogsParameters, ranges: readonly BlockRange[]) {
  const all = countBlocks({ fromBlock, toBlock })
  let done = all - countAll(joinRanges(ranges))
  let found = 0
  return ({ read, endpoints }: PieceProgress) => {
    if (read) done += countBlocks(read)
    found += read?.logs ?? 0
    onProgress?.({ blocks: { read: done, all }, logs: found, endpoints })
  }
}

function countAll(ranges: readonly BlockRange[]): number {
  return ranges.reduce((sum, range) => sum + countBlocks(range), 0)
}

function addKeys(keys: Set<string>, endpoints: readonly LogEndpoint[]): void {
  for (const { key } of endpoints) keys.add(key)
}
