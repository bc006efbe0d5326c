// Adds to a run's chain access the transactions that the wallet reports of its bundles.

import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import type { RunChain, StoredRun } from '@saleyard/send/run/types.ts'
import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/networks/chains.ts'
import { readCallsStatus } from '@/lib/wallet/requests/calls.ts'

/**
 * Chain access for a run whose batches go to the wallet as bundles. Of a bundle that was done by another account than the run's,
 * the chain alone shows neither a mark nor the batch's bytes: before each look the wallet is asked for its transactions.
 * A wallet that tells nothing is no obstacle.
 */
export function createBundleChain(config: Config, chainId: number): RunChain {
  const told = new Map<string, Hash[]>()
  const create = () => createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations)
  let chain = create()

  async function fetchHashes({ callId }: BatchRecord): Promise<void> {
    if (!callId || told.has(callId)) return
    const { hashes } = await readCallsStatus(config, { id: callId }).catch(() => ({ hashes: [] }))
    if (hashes.length === 0) return
    told.set(callId, hashes)
    // What an earlier look has searched was judged without them.
    chain = create()
  }

  async function addReported(run: StoredRun): Promise<StoredRun> {
    await Promise.all(run.records.filter(isUnsettled).map(fetchHashes))
    const records = run.records.map((record) => {
      const hashes = (record.callId && told.get(record.callId)) || []
      // The latest of its own stays the last.
      return { ...record, hashes: [...new Set([...hashes, ...record.hashes])] }
    })
    return { ...run, records }
  }

  return {
    getBlockNumber: () => chain.getBlockNumber(),
    getNonce: (sender) => chain.getNonce(sender),
    async readFacts(run) {
      const known = await addReported(run)
      return chain.readFacts(known)
    },
    waitForBlockAfter: (block, options) => chain.waitForBlockAfter(block, options),
  }
}

/** Whether it may have been paid without this page knowing. */
function isUnsettled({ state }: BatchRecord): boolean {
  return !['queued', 'stopped', 'reconciled', 'paidByOther'].includes(state)
}
