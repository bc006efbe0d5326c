// Decides whether a transaction of a batch from another or an unknown account may still pay.

import type { Hash } from 'viem'
import { listProposals } from './answered-record.ts'
import type { BatchLog, BatchRecord, ChainFacts, TransactionFact } from './batch-record.ts'

/**
 * In blocks: how far the node that reported the marks may lag behind the one that reported the transaction: half a
 * minute on the fastest chain.
 */
const slack = 120n

/** Whether a transaction of the batch from another account may still pay: no mark prevents that. */
export function isUnguarded({ signedByOthers = [] }: BatchRecord, facts: ChainFacts): boolean {
  return signedByOthers.some(({ hash }) => {
    const fact = facts.transactions.find((each) => each.hash === hash)
    return !fact || fact.blockNumber === undefined || !isFinal(fact.blockNumber, facts) || !neverPays(fact, facts)
  })
}

/**
 * Whether a wallet has reported a hash of the batch, and no node has shown its signer. A mark is the sender's own, so
 * it does not prevent another account's transaction from paying; nor does another use of its guessed nonce.
 */
export function isSignerUnknown(record: BatchRecord): boolean {
  const { state, hashes, isGuarded, isNonceSeen, proposal, signedByOthers = [] } = record
  const isProven = proposal?.nonce !== undefined
  const isKnown = isGuarded || isNonceSeen || isProven || signedByOthers.some(({ hash }) => hash === hashes.at(-1))
  return (state === 'sent' || state === 'replaced' || state === 'proposed') && !isKnown
}

/**
 * Determines the doubt about a batch whose id is given up: the signer of the hash that its wallet had reported, until a
 * node shows it.
 *
 * What the wallet of a Safe has reported as a proposal leaves none once the Safe has given the id up in a final block: all
 * that its owners can execute has the Safe's own mark against it. An event of another account's transaction
 * with that hash counts later all the same.
 *
 * @param end The event that ended the batch; if it is no cancellation, nothing changes.
 */
export function watchSigner(record: BatchRecord, end: BatchLog, facts: ChainFacts): BatchRecord['doubt'] {
  const { doubt, hashes, signedByOthers = [] } = record
  const { transactions } = facts
  const isOver = facts.proposals !== undefined && isFinal(end.blockNumber, facts)
  const isProposal = (hash: Hash) => listProposals(record)?.some(({ safeTxHash }) => safeTxHash === hash)
  const reported = hashes.findLast((hash) => hash !== end.transactionHash && !(isOver && isProposal(hash)))
  const isOpen = end.kind === 'cancelled' && (isSignerUnknown(record) || doubt?.why === 'signerUnknown')
  if (!isOpen) return doubt
  if (!reported) return isOver ? undefined : doubt
  const isShown = transactions.some(({ hash, status }) => hash === reported && status !== 'unknown')
  return isShown || signedByOthers.some(({ hash }) => hash === reported) ? undefined : { why: 'signerUnknown' }
}

/**
 * Whether a transaction of a batch without a mark will never pay: it has reverted, or it is long final and set no mark,
 * because the batch failed inside of it, as a call of an account contract may.
 */
export function neverPays({ status, blockNumber }: TransactionFact, facts: ChainFacts): boolean {
  if (status === 'success') return blockNumber !== undefined && isFinal(blockNumber + slack, facts)
  return status === 'reverted'
}

/** Whether a block has reached the chain's confirmation depth; the block itself counts as one. */
export function isFinal(block: bigint, { latestBlock, confirmations }: ChainFacts): boolean {
  return latestBlock - block + 1n >= BigInt(confirmations)
}
