// Searches for the events of a run, those of final blocks once only, and goes further back where a mark has no event.

import { type Client, type Hash, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'
import type { BatchLog } from './batch-record.ts'
import { findBatchLogs } from './find-batch-logs.ts'
import { isBatchItself, undefinedIfMissing } from './read-transactions.ts'
import type { RunSummary, StoredRun } from './types.ts'

/**
 * Blocks before the noted one from which events are searched: the chain may be shorter afterwards than it was when the block
 * was noted, by a reorg, or because the node that told it was ahead or wrong.
 */
const searchMargin = 128n
/** Blocks that each further look goes back, as long as a batch has its mark and no event. */
const widerBy = 5_000n

/** `first` to `next` was searched; `logs` are those of its final blocks. */
type Searched = { logs: BatchLog[]; first: bigint; next: bigint }

/** Searches for the events of runs. What is in final blocks is searched once, and as often as a mark says that it is missing. */
export function createLogSearch(client: Client, confirmations: number) {
  const searched = new Map<string, Searched>()
  const verdicts = new Map<string, boolean>()

  async function search(run: StoredRun, latestBlock: bigint, isMarked: (id: bigint) => boolean): Promise<BatchLog[]> {
    const { id } = run.summary
    const known = searched.get(id)
    const { logs, first, next } = known && isStill(known, latestBlock, isMarked) ? known : begin(run, latestBlock)
    const found = await accept(run, await find(run, next, latestBlock))
    const all = [...logs, ...found.logs]
    const lastFinal = latestBlock - BigInt(confirmations) + 1n
    if (lastFinal >= next && found.isComplete) {
      const final = all.filter(({ blockNumber }) => blockNumber <= lastFinal)
      searched.set(id, { logs: final, first, next: lastFinal + 1n })
    } else searched.set(id, { logs, first, next })
    return all
  }

  /** For batches that are marked and have no event: a node that is behind answered, or it lies further back. */
  async function widen(run: StoredRun, latestBlock: bigint): Promise<BatchLog[]> {
    const { logs, first, next } = searched.get(run.summary.id) ?? begin(run, latestBlock)
    const start = before(first, widerBy)
    const found = await accept(run, await find(run, start, first - 1n))
    // What a node did not have yet is asked for again, though its blocks are final by now.
    const again = highest(first, lowest(next, before(latestBlock, widerBy)))
    const kept = logs.filter(({ blockNumber }) => blockNumber < again)
    searched.set(run.summary.id, { logs: [...kept, ...found.logs], first: start, next: again })
    return found.logs
  }

  const find = ({ plan }: StoredRun, fromBlock: bigint, toBlock: bigint) => {
    const { multiSender, sender, batches } = plan
    const ids = new Set(batches.map(({ id }) => id))
    return findBatchLogs(client, { multiSender, sender, ids, fromBlock, toBlock })
  }

  /**
   * Of another account's batches only those that are ours: the wallet told their hash, or they have our bytes and money. Ids are
   * public once a batch is sent, so an event alone proves nothing.
   */
  async function accept(run: StoredRun, logs: BatchLog[]) {
    const verdicts = await Promise.all(logs.map((log) => !log.by || isOurs(run, log.id, log.transactionHash)))
    return {
      logs: logs.filter((_, index) => verdicts[index]),
      isComplete: verdicts.every((verdict) => verdict !== undefined),
    }
  }

  async function isOurs({ plan, records }: StoredRun, id: bigint, hash: Hash): Promise<boolean | undefined> {
    const batch = plan.batches.find((each) => each.id === id)
    if (!batch) return false
    if (records[batch.number - 1]?.hashes.includes(hash)) return true
    const key = `${id} ${hash}`
    const known = verdicts.get(key)
    if (known !== undefined) return known
    const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
    const verdict = transaction && isBatchItself(transaction, batch)
    if (verdict !== undefined) verdicts.set(key, verdict)
    return verdict
  }

  return Object.assign(search, { widen })
}

/** The block from which the events of a run are searched first. */
export function beginSearch({ notedBlock }: Pick<RunSummary, 'notedBlock'>, latestBlock: bigint): bigint {
  return before(lowest(notedBlock, latestBlock), searchMargin)
}

const lowest = (left: bigint, right: bigint) => (left < right ? left : right)
const highest = (left: bigint, right: bigint) => (left > right ? left : right)
const before = (block: bigint, by: bigint) => highest(block - by, 0n)

function begin({ summary }: StoredRun, latestBlock: bigint): Searched {
  const first = beginSearch(summary, latestBlock)
  return { logs: [], first, next: first }
}

/** Whether what was found in final blocks is still there: not where the chain is shorter, or has no mark of a batch any more. */
function isStill({ logs, next }: Searched, latestBlock: bigint, isMarked: (id: bigint) => boolean): boolean {
  return next <= latestBlock + 1n && logs.every(({ id, by }) => by || isMarked(id))
}
