// Adds to the facts of a run what became of its proposals, whose transactions those around them are, and what its marks paid.

import { readContent } from '@saleyard/safe/read/find-batches.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { listTransfers, readRecordsFromLogs } from '@saleyard/send/receipt/read-transfers.ts'
import type { BatchLog, BatchRecord, ProposalFact, TransactionFact } from '@saleyard/send/run/batch-record.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import type { RunChain, StoredRun } from '@saleyard/send/run/types.ts'
import { type Client, isAddressEqual, keccak256, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { createProposalReader, listProposals } from './create-proposal-reader.ts'
import { identifyReverted } from './identify-reverted.ts'

type CreateProposalChainParameters = {
  /** The run's own chain access. */
  chain: RunChain
  client: Client
  /** The chain's confirmation depth, in blocks. */
  confirmations: number
}

/**
 * Extends chain access for runs whose sender is a Safe. Marks and events decide about batches as ever; this adds what
 * became of proposals without one. Each check searches the blocks since the last final one for all of them at once. Where
 * no node answers, there is no fact, and nothing counts as replaced.
 */
export function createProposalChain({ chain, client, confirmations }: CreateProposalChainParameters): RunChain {
  const read = createProposalReader(client, confirmations)
  const proveContents = createContentProof(client)
  return {
    getBlockNumber: () => chain.getBlockNumber(),
    getNonce: (sender) => chain.getNonce(sender),
    waitForBlockAfter: (block, options) => chain.waitForBlockAfter(block, options),
    async readFacts(run) {
      const proposals = await read(run).catch(() => undefined)
      const facts = await chain.readFacts(proposals ? addExecutions(run, proposals) : run)
      const transactions = await Promise.all(facts.transactions.map((fact) => complete(client, run, fact, proposals)))
      const logs = await proveContents(run, facts.logs, proposals)
      return { ...facts, logs, transactions, ...(proposals && { proposals }) }
    },
  }
}

/** The receipts of executions show events that a search of logs may lack. */
function addExecutions(run: StoredRun, proposals: readonly ProposalFact[]): StoredRun {
  const executed = new Map(
    proposals.flatMap(({ safeTxHash, state, hash }) => (state === 'executed' && hash ? [[safeTxHash, hash]] : [])),
  )
  const records = run.records.map((record) => {
    const added = listProposals(record).flatMap(({ safeTxHash }) => executed.get(safeTxHash) ?? [])
    // The record's own latest hash stays last.
    return added.length > 0 ? { ...record, hashes: [...new Set([...added, ...record.hashes])] } : record
  })
  return { ...run, records }
}

/**
 * What a Safe executes it pays itself, under its own marks, whichever account has signed the transaction around it: that
 * one is no other payer. One that has reverted leaves signatures that anyone may use.
 */
async function complete(
  client: Client,
  { plan, records }: StoredRun,
  fact: TransactionFact,
  proposals: readonly ProposalFact[] = [],
): Promise<TransactionFact> {
  const { signer: _signer, ...own } = fact
  if (!fact.signer) return fact
  if (proposals.some(({ state, hash }) => state === 'executed' && hash === fact.hash)) return own
  const request = getTransaction(client, { hash: fact.hash })
  const transaction = await undefinedIfMissing(request, TransactionNotFoundError).catch(() => undefined)
  if (!transaction?.to || !isAddressEqual(transaction.to, plan.sender)) return fact
  const record = records.find(({ hashes }) => hashes.includes(fact.hash))
  const batch = record && plan.batches[record.number - 1]
  const isKnown = record && listProposals(record).some(({ revertedBy }) => revertedBy === fact.hash)
  if (fact.status !== 'reverted' || !batch || isKnown) return own
  const proposal = await identifyReverted(client, plan, batch, transaction).catch(() => undefined)
  return { ...own, ...(proposal && { proposal }) }
}

/**
 * Compares what was sent under the marks of a run with its bytes: a mark commits to an id alone, and any owner may propose
 * others under it. What a proven proposal has executed had them, as has what an earlier check has proven. Where the node
 * shows no call, what the token has moved counts.
 */
function createContentProof(client: Client) {
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
