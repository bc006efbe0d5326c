// Extends a run's chain access by the transactions that the wallet reports for its bundles.

import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunChain, StoredRun } from '@saleyard/send/run/types.ts'
import type { Hash } from 'viem'
import type { CallsWallet } from './bundle.ts'

/**
 * Creates chain access for a run whose batches go to the wallet as bundles. If another account than the run's executes
 * a bundle, the chain alone shows neither a mark nor the batch's bytes: so each check first fetches the wallet's
 * transactions. A wallet that reports nothing does not block the run.
 *
 * @param createChain The run's own chain access, called again when the wallet reports a transaction.
 */
export function createBundleChain(createChain: () => RunChain, wallet: Pick<CallsWallet, 'readCallsStatus'>): RunChain {
  const reported = new Map<string, Hash[]>()
  let chain = createChain()

  async function fetchHashes({ callId }: BatchRecord): Promise<void> {
    if (!callId || reported.has(callId)) return
    const { hashes } = await wallet.readCallsStatus(callId).catch(() => ({ hashes: [] }))
    if (hashes.length === 0) return
    reported.set(callId, hashes)
    // An earlier search classified its results without these hashes.
    chain = createChain()
  }

  async function addReported(run: StoredRun): Promise<StoredRun> {
    await Promise.all(run.records.filter(isUnsettled).map(fetchHashes))
    const records = run.records.map((record) => {
      const hashes = (record.callId && reported.get(record.callId)) || []
      // The record's own latest hash stays last.
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

/** Whether the batch may have been paid without this page's knowledge. */
function isUnsettled({ state }: BatchRecord): boolean {
  return !['queued', 'stopped', 'reconciled', 'paidByOther'].includes(state)
}
