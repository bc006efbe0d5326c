// Adds to the facts of a run what became of its proposals, whose transactions those around them are, and what its marks paid.

import type { ProposalFact, TransactionFact } from '@saleyard/send/run/batch-record.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import type { RunChain, StoredRun } from '@saleyard/send/run/types.ts'
import { type Client, isAddressEqual, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'
import { createContentProof } from './create-content-proof.ts'
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
