// Proves that what a Safe has sent under the marks of a run are the bytes of the run.

import { readContent } from '@saleyard/safe/read/find-batches.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { listTransfers, readRecordsFromLogs } from '@saleyard/send/receipt/read-transfers.ts'
import type { BatchLog, BatchRecord, ProposalFact } from '@saleyard/send/run/batch-record.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { type Client, keccak256, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/**
 * Compares what was sent under the marks of a run with its bytes: a mark commits to an id alone, and any owner may propose
 * others under it. What a proven proposal has executed had them, as has what an earlier check has proven. Where the node
 * shows no call, what the token has moved counts.
 */
export function createContentProof(client: Client) {
  const proven = new Map<string, 'same' | 'other'>()

  const read = async (run: StoredRun, batch: Batch, log: BatchLog, logs: readonly BatchLog[]) => {
    const key = `${batch.id} ${log.transactionHash}`
    const known = proven.get(key)
    if (known) return known
    const { id, to: contract, data } = batch
    const sought = { id, contract, callHash: keccak256(data) }
    const shown = await readContent(client, run.plan.sender, sought, log.transactionHash)
    const content = shown === 'unseen' && (await hasMoved(client, run.plan, batch, log, logs)) ? 'same' : shown
    if (content !== 'unseen') proven.set(key, content)
    return content
  }

  const toProven = async (run: StoredRun, log: BatchLog, logs: readonly BatchLog[], facts: readonly ProposalFact[]) => {
    const batch = run.plan.batches.find(({ id }) => id === log.id)
    if (!batch || log.by || log.kind !== 'sent' || isProven(run.records[batch.number - 1], log, facts)) return log
    const content = await read(run, batch, log, logs)
    if (content === 'same') return log
    if (content === 'unseen') return { ...log, isUnproven: true }
    return { ...log, kind: 'cancelled', isOtherContent: true } as const
  }

  return async (run: StoredRun, logs: readonly BatchLog[], proposals: readonly ProposalFact[] = []) => {
    const found: BatchLog[] = []
    // One after another: a run may have thousands.
    for (const log of logs) found.push(await toProven(run, log, logs, proposals))
    // The people whom other bytes have skipped are none of the batch.
    const others = new Set(found.flatMap((log) => (log.kind === 'cancelled' && log.isOtherContent ? [log.id] : [])))
    return found.filter(({ kind, by, id }) => kind !== 'skipped' || by || !others.has(id))
  }
}

function isProven(
  record: BatchRecord | undefined,
  { transactionHash }: BatchLog,
  proposals: readonly ProposalFact[],
): boolean {
  if (!record) return false
  const { number, state, minedHash, isUnproven } = record
  if (state === 'reconciled' && minedHash === transactionHash && !isUnproven) return true
  const isOwn = (fact: ProposalFact) => fact.number === number && fact.nonce !== undefined
  return proposals.some((fact) => isOwn(fact) && fact.state === 'executed' && fact.hash === transactionHash)
}

/** Whether a token has moved in a transaction exactly what a batch pays, without those that it skipped, and nothing else. */
async function hasMoved(
  client: Client,
  { asset, sender }: Plan,
  { id, to: contract, data }: Batch,
  { transactionHash: hash }: BatchLog,
  logs: readonly BatchLog[],
): Promise<boolean> {
  const payments = readBatch(data)?.payments
  if (asset.kind === 'native' || !payments) return false
  const receipt = await undefinedIfMissing(getTransactionReceipt(client, { hash }), TransactionReceiptNotFoundError)
  if (!receipt) return false
  const skipped = logs.flatMap((log) => (log.kind === 'skipped' && log.id === id && !log.by ? [log] : []))
  const moved = readRecordsFromLogs(listTransfers(receipt.logs, asset.token, { sender, contract }), skipped)
  return (
    moved?.length === payments.length &&
    moved.every(({ address, amount }, index) => {
      const payment = payments[index]
      return payment?.amount === amount && payment.address.toLowerCase() === address
    })
  )
}
