// Searches for the events of a run: final blocks only once, and further back if a mark has no event.

import { findBatchContract, isSignedByOwners } from '@saleyard/send/plan/routes.ts'
import { findCall, type SentCall } from '@saleyard/send/receipt/read-mined.ts'
import { type Client, type Hash, isAddressEqual, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'
import type { BatchLog } from './batch-record.ts'
import { findBatchLogs } from './find-batch-logs.ts'
import { isBatchItself, undefinedIfMissing } from './read-transactions.ts'
import type { RunSummary, StoredRun } from './types.ts'

/**
 * In blocks before the noted one, from which the search starts: the chain may be shorter later than it was at that
 * time, by a reorg, or because the node that reported it was ahead or wrong.
 */
const searchMargin = 128n
/** In blocks: how far each further search goes back, as long as a batch has its mark and no event. */
const widerBy = 5_000n

/** `first` to `next` is searched; `logs` are those of its final blocks. */
type Searched = { logs: BatchLog[]; first: bigint; next: bigint }

/**
 * Searches for the events of runs. Final blocks are searched once, and again each time a mark shows that an event is
 * missing.
 */
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

  /**
   * Searches for the events of batches with a mark and no event: a node that was behind answered, or the event is
   * further back.
   */
  async function widen(run: StoredRun, latestBlock: bigint): Promise<BatchLog[]> {
    const { logs, first, next } = searched.get(run.summary.id) ?? begin(run, latestBlock)
    const start = before(first, widerBy)
    const found = await accept(run, await find(run, start, first - 1n))
    // Blocks that a node did not have yet are searched again, although they are final by now.
    const again = highest(first, lowest(next, before(latestBlock, widerBy)))
    const kept = logs.filter(({ blockNumber }) => blockNumber < again)
    searched.set(run.summary.id, { logs: [...kept, ...found.logs], first: start, next: again })
    return found.logs
  }

  const find = ({ plan }: StoredRun, fromBlock: bigint, toBlock: bigint) => {
    const { sender, batches } = plan
    const ids = new Set(batches.map(({ id }) => id))
    return findBatchLogs(client, { contract: findBatchContract(plan), sender, ids, fromBlock, toBlock })
  }

  /**
   * Accepts another account's batches only if they are ours: the wallet reported their hash, or they have our bytes and
   * money. Ids are public once a batch is sent, so an event alone proves nothing. The bytes of a Safe, or of another
   * contract, are public for days, so that anyone may send them: there only a reported hash counts. A hash that a file has
   * brought is a claim of its author, who may send anything under our ids: it counts with our bytes, and where no node shows
   * what a contract called in it.
   */
  async function accept(run: StoredRun, logs: BatchLog[]) {
    const isOurs = async (log: BatchLog) => !log.by || isOursByOther(run, log)
    const verdicts = await Promise.all(logs.map(isOurs))
    return {
      logs: logs.filter((_, index) => verdicts[index]),
      isComplete: verdicts.every((verdict) => verdict !== undefined),
    }
  }

  async function isOursByOther(run: StoredRun, log: BatchLog): Promise<boolean | undefined> {
    const reporter = findReporter(run, log)
    if (reporter === 'wallet') return true
    if (isSignedByOwners(run.plan) && !reporter) return false
    const hasBytes = await hasOurBytes(run, log.id, log.transactionHash)
    return hasBytes === false && reporter === 'file' ? mayHaveOurBytes(run, log) : hasBytes
  }

  async function hasOurBytes({ plan }: StoredRun, id: bigint, hash: Hash): Promise<boolean | undefined> {
    const batch = plan.batches.find((each) => each.id === id)
    if (!batch) return false
    const key = `${id} ${hash}`
    const known = verdicts.get(key)
    if (known !== undefined) return known
    const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
    const verdict = transaction && isBatchItself(transaction, batch)
    if (verdict !== undefined) verdicts.set(key, verdict)
    return verdict
  }

  /** Whether a contract has, or may have, sent our bytes inside of a transaction. */
  async function mayHaveOurBytes({ plan }: StoredRun, { id, by, transactionHash: hash }: BatchLog): Promise<boolean> {
    const batch = plan.batches.find((each) => each.id === id)
    const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
    // What an account has called by itself is seen already.
    if (!batch || !transaction || !by || isAddressEqual(transaction.from, by)) return false
    const isSought = ({ to, input }: SentCall) => isAddressEqual(to, batch.to) && input === batch.data
    return (await findCall(client, { transaction, isSought })) !== undefined
  }

  return Object.assign(search, { widen, accept })
}

/** Finds by what the transaction of an event is known as that of the batch: an answer of the wallet, or a file. */
function findReporter({ plan, records }: StoredRun, { id, transactionHash: hash }: BatchLog) {
  const record = plan.batches.flatMap((batch) => (batch.id === id ? (records[batch.number - 1] ?? []) : []))[0]
  if (!record?.hashes.includes(hash)) return undefined
  return record.importedHashes?.includes(hash) ? 'file' : 'wallet'
}

/** Returns the block from which the search for a run's events starts. */
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

/** Whether the results of final blocks are still valid: not if the chain is shorter, or a batch's mark is gone. */
function isStill({ logs, next }: Searched, latestBlock: bigint, isMarked: (id: bigint) => boolean): boolean {
  return next <= latestBlock + 1n && logs.every(({ id, by }) => by || isMarked(id))
}
