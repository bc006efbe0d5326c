import { multiSenderAbi } from '@saleyard/generated'
import type { Client, Hash } from 'viem'
import { getBlockNumber, getTransactionCount, readContract, watchBlockNumber } from 'viem/actions'
import type { BatchLog, ChainFacts } from '../core/record-types.ts'
import { findBatchLogs } from './find-batch-logs.ts'
import { readDoubts } from './read-doubts.ts'
import { readSuccessor } from './read-successor.ts'
import { readTransactions } from './read-transactions.ts'
import type { RunChain, StoredRun } from './types.ts'

/**
 * Chain access for runs, through one client. Events in final blocks are searched once only.
 *
 * @param confirmations The chain's confirmation depth, blocks.
 */
export function createRunChain(client: Client, confirmations: number): RunChain {
  const finalLogs = new Map<string, { logs: BatchLog[]; next: bigint }>()

  async function readLogs({ summary, plan }: StoredRun, latestBlock: bigint): Promise<BatchLog[]> {
    const known = finalLogs.get(summary.id) ?? { logs: [], next: summary.notedBlock }
    const { multiSender, sender, batches } = plan
    const ids = new Set(batches.map(({ id }) => id))
    const found = await findBatchLogs(client, { multiSender, sender, ids, fromBlock: known.next, toBlock: latestBlock })
    const logs = [...known.logs, ...found]

    const lastFinal = latestBlock - BigInt(confirmations) + 1n
    if (lastFinal >= known.next) {
      const final = logs.filter(({ blockNumber }) => blockNumber <= lastFinal)
      finalLogs.set(summary.id, { logs: final, next: lastFinal + 1n })
    }
    return logs
  }

  async function readFacts(run: StoredRun): Promise<ChainFacts> {
    const { multiSender: address, sender, jobs } = run.plan
    // First: a nonce used by now is used by a transaction whose mark or event is seen below.
    const accountNonce = await getTransactionCount(client, { address: sender })
    const latestBlock = await getBlockNumber(client, { cacheTime: 0 })
    const readMarks = async (job: bigint) => {
      const args = [sender, job] as const
      return { job, marks: await readContract(client, { address, abi: multiSenderAbi, functionName: 'marksOf', args }) }
    }
    const [marks, logs] = await Promise.all([
      Promise.all(jobs.map(readMarks)),
      jobs.length > 0 ? readLogs(run, latestBlock) : [],
    ])
    // A node that is behind has answered for blocks that it does not have: they are searched again.
    if (isShort(run, marks, logs)) finalLogs.delete(run.summary.id)
    const transactions = await readTransactions(client, findOpenHashes(run, logs))
    const successor = await readSuccessor(client, run, accountNonce, transactions)
    const known = {
      latestBlock,
      confirmations,
      marks,
      logs,
      transactions,
      accountNonce,
      ...(successor && { successor }),
    }
    return { ...known, ...(await readDoubts(client, run, known)) }
  }

  return {
    getBlockNumber: () => getBlockNumber(client, { cacheTime: 0 }),
    getNonce: (sender) => getTransactionCount(client, { address: sender, blockTag: 'pending' }),
    readFacts,
    waitForBlockAfter: (block, options) => waitForBlockAfter(client, block, options),
  }
}

function findOpenHashes({ plan, records }: StoredRun, logs: BatchLog[]): Hash[] {
  const settled = new Set(logs.map(({ id }) => id))
  return plan.batches.flatMap(({ id }, index) => (settled.has(id) ? [] : (records[index]?.hashes ?? [])))
}

/** Whether a batch has its mark, and no event was found for it. */
function isShort({ plan }: StoredRun, marks: ChainFacts['marks'], logs: BatchLog[]): boolean {
  const found = new Set(logs.map(({ id }) => id))
  const marksOf = new Map(marks.map(({ job, marks }) => [job, marks]))
  return plan.batches.some(({ id }) => !found.has(id) && (((marksOf.get(id >> 8n) ?? 0n) >> (id & 255n)) & 1n) === 1n)
}

function waitForBlockAfter(
  client: Client,
  block: bigint,
  { signal, onLost }: Parameters<RunChain['waitForBlockAfter']>[1],
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unwatch()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const unwatch = watchBlockNumber(client, {
      poll: true,
      emitOnBegin: true,
      onError: onLost,
      onBlockNumber: (latest) => {
        // Not at once: the first answer may come before `unwatch` is known.
        if (latest > block) queueMicrotask(end)
      },
    })
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
