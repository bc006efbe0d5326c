// Reads ranges from several endpoints at once, each at its own pace, until all is read or no endpoint gives the rest.

import { sleep } from '@saleyard/chain/abort.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { findHeader } from './blocks.ts'
import type { BlockMark, BlockRange, LogStore } from './log-store.ts'
import { countBlocks, createRangeQueue, type Piece, type RangeQueue } from './range-queue.ts'
import { afterAnswer, afterRefusal, firstLimits, type RangeLimits } from './ranges.ts'
import { type LogEndpoint, type LogFilter, type ReadEndpoint, readRange } from './read-range.ts'
import { type Refusal, readRefusal } from './refusal.ts'

/** Blocks that no endpoint gave. */
export type Gap = BlockRange & { error: HistoryError }

export type EndpointProgress = {
  key: string
  /** Blocks in its next request. */
  size: number
  /** `away` after so many failures that it is asked no more. */
  state: 'reading' | 'paused' | 'away'
}
/** A range was read, or an endpoint has failed. */
export type PieceProgress = { read?: BlockRange & { logs: number }; endpoints: EndpointProgress[] }

export type ReadMissingParameters = {
  endpoints: readonly LogEndpoint[]
  filter: LogFilter
  ranges: readonly BlockRange[]
  /** The block up to which is read: each endpoint must have it. */
  end: BlockMark
  store: LogStore
  /** Requests at once to each endpoint. */
  concurrency: number
  /** What was learned of endpoints, by key; what this reading learns is added. */
  learned: Map<string, RangeLimits>
  signal?: AbortSignal | undefined
  onPiece?: ((progress: PieceProgress) => void) | undefined
}

/** Failures in succession after which an endpoint is asked no more; with one piece, after which it does not get it again. */
const mostFailures = 6
/** The first pause after a failure, ms; it doubles with each further one. */
const firstPause = 200

type Reader = ReadEndpoint & {
  /** Resolves when it was seen to have the end; undefined where that is to be asked. */
  known?: Promise<void> | undefined
  failures: number
  /** ms since the start of the process; nothing is sent before. */
  pausedUntil: number
  /** Requests at once: fewer where it asked for fewer. */
  lanes: number
  answers: number
  /** Its last failure. */
  error?: unknown
}

/**
 * Reads ranges into the store.
 *
 * @returns Gaps, and the endpoints that gave logs.
 * @throws What the store throws, or the signal's reason; ranges that were stored stay.
 */
export async function readMissing(parameters: ReadMissingParameters): Promise<{ gaps: Gap[]; used: LogEndpoint[] }> {
  const queue = createRangeQueue(parameters.ranges, mostFailures)
  const readers = parameters.endpoints.map((endpoint) => openReader(endpoint, parameters))
  const failed = new AbortController()
  const signal = AbortSignal.any([failed.signal, ...(parameters.signal ? [parameters.signal] : [])])
  const work = { ...parameters, signal, queue, readers, orAbort: createWait(signal) }
  try {
    await Promise.all(
      readers.flatMap((reader) => Array.from({ length: parameters.concurrency }, (_, lane) => run(reader, lane, work))),
    )
  } finally {
    failed.abort()
    for (const { key, limits } of readers) parameters.learned.set(key, limits)
  }
  const lastError = readers.find(({ error }) => error !== undefined)?.error
  return {
    gaps: queue.listLeft().map((piece) => toGap(piece, lastError)),
    used: readers.filter(({ answers }) => answers > 0),
  }
}

type Work = ReadMissingParameters & {
  signal: AbortSignal
  queue: RangeQueue
  readers: Reader[]
  /** Waits for a promise until the signal aborts. */
  orAbort<Result>(promise: Promise<Result>): Promise<Result>
}

/** Everything waits by one listener, since platforms warn of more than ten at a signal. */
function createWait(signal: AbortSignal): Work['orAbort'] {
  const waiting = new Set<(reason: unknown) => void>()
  signal.addEventListener('abort', () => {
    for (const reject of waiting) reject(signal.reason)
  })
  return (promise) =>
    new Promise((resolve, reject) => {
      waiting.add(reject)
      promise.finally(() => waiting.delete(reject)).then(resolve, reject)
    })
}

function openReader(endpoint: LogEndpoint, { learned, concurrency }: ReadMissingParameters): Reader {
  const limits = learned.get(endpoint.key) ?? firstLimits
  return { ...endpoint, limits, failures: 0, pausedUntil: 0, lanes: concurrency, answers: 0 }
}

/** One of the requests that an endpoint has at a time. */
async function run(reader: Reader, lane: number, work: Work): Promise<void> {
  const { queue, signal } = work
  while (lane < reader.lanes && reader.failures < mostFailures) {
    signal.throwIfAborted()
    if (getPause(reader) > 0) {
      await sleep(getPause(reader), AbortSignal.any([signal, queue.over]))
      if (queue.over.aborted) return
      continue
    }
    if (!(await readNext(reader, work))) return
  }
}

function getPause({ pausedUntil }: Reader): number {
  return pausedUntil - performance.now()
}

/** @returns False if there is nothing left that the endpoint could read. */
async function readNext(reader: Reader, work: Work): Promise<boolean> {
  const piece = work.queue.take(reader.key, reader.limits.size)
  if (piece) await readPiece(reader, piece, work)
  else if (work.queue.isUnderWay()) await work.orAbort(work.queue.changed())
  else return false
  return true
}

async function readPiece(reader: Reader, piece: Piece, work: Work): Promise<void> {
  const { queue, filter, end, store } = work
  const start = performance.now()
  const blocks = countBlocks(piece)
  const answer = await work.orAbort(askEndpoint(reader, filter, piece, end))
  if ('error' in answer) {
    queue.putBack(learnFromFailure(reader, piece, answer.error))
    work.onPiece?.({ endpoints: work.readers.map(toProgress) })
    return
  }
  const { logs } = answer
  const { fromBlock, toBlock } = piece
  await store.append({ fromBlock, toBlock, logs })
  reader.failures = 0
  reader.answers += 1
  reader.limits = afterAnswer(reader.limits, { blocks, logs: logs.length, time: performance.now() - start })
  queue.settle()
  work.onPiece?.({ read: { fromBlock, toBlock, logs: logs.length }, endpoints: work.readers.map(toProgress) })
}

/** An endpoint's failure is an outcome; what the store throws is not among them. */
async function askEndpoint(reader: Reader, filter: LogFilter, piece: Piece, end: BlockMark) {
  try {
    reader.known ??= expectEnd(reader, end)
    await reader.known
    return { logs: await readRange(reader, filter, piece, end) }
  } catch (error) {
    return { error }
  }
}

/** An endpoint that is behind would answer with too few logs, one of another fork with others. */
async function expectEnd(reader: Reader, { number, hash }: BlockMark): Promise<void> {
  const header = await findHeader(reader.client, number)
  if (header?.hash === hash) return
  const values = { endpoint: reader.key, block: number.toString() }
  if (!header) throw new HistoryError('blockMissing', `${reader.key} has no block ${number} yet`, { values })
  throw new HistoryError('reorg', `${reader.key} has another block ${number}`, { values })
}

/** @returns What is to be read by another request. */
function learnFromFailure(reader: Reader, piece: Piece, error: unknown): Piece {
  const refusal = readRefusal(error)
  const blocks = countBlocks(piece)
  reader.error = error
  if ('isSize' in refusal) reader.limits = afterRefusal(reader.limits, { blocks, text: refusal.text })
  if (refusal.kind === 'tooLarge' && blocks > 1) return piece
  // The requests that were under way with the one that failed first say nothing new.
  if (getPause(reader) <= 0) pauseReader(reader, refusal)
  if (refusal.kind === 'limited') return piece
  // A block that is too large for an endpoint remains so.
  const failures = refusal.kind === 'tooLarge' ? mostFailures : (piece.failures[reader.key] ?? 0) + 1
  return { ...piece, error, failures: { ...piece.failures, [reader.key]: failures } }
}

function pauseReader(reader: Reader, refusal: Refusal): void {
  if (refusal.kind === 'tooLarge') return
  const pause = firstPause * 2 ** reader.failures
  const asked = refusal.kind === 'limited' ? (refusal.pause ?? 0) : 0
  if (refusal.kind === 'limited') reader.lanes = Math.max(1, reader.lanes - 1)
  // Another fork remains one: whether it is the endpoint's or that of the whole reading shows at the end.
  reader.failures = refusal.kind === 'forked' ? mostFailures : reader.failures + 1
  // It may have moved to another fork meanwhile.
  reader.known = undefined
  reader.pausedUntil = performance.now() + Math.max(pause, asked)
}

function toProgress({ key, limits, failures, pausedUntil }: Reader): EndpointProgress {
  const isPaused = pausedUntil > performance.now()
  return { key, size: limits.size, state: failures >= mostFailures ? 'away' : isPaused ? 'paused' : 'reading' }
}

function toGap({ fromBlock, toBlock, error }: Piece, lastError: unknown): Gap {
  const values = { from: fromBlock.toString(), to: toBlock.toString() }
  const message = `No endpoint gives the logs of blocks ${fromBlock} to ${toBlock}`
  return { fromBlock, toBlock, error: new HistoryError('gap', message, { values, cause: error ?? lastError }) }
}
