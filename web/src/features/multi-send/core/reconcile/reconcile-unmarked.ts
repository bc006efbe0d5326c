import type { BatchRecord, ChainFacts, TransactionFact } from '../record-types.ts'
import { isFinal } from './is-final.ts'

/** States that only a mark leads to; without it they were in a block that is gone. */
const markedStates: BatchRecord['state'][] = ['mined', 'reconciled', 'cancelling', 'cancelled']

/** Blocks that the node that told the marks may be behind the one that told the transaction: half a minute on the fastest chain. */
const slack = 120n

/** A batch without a mark on chain, which would have one had it been paid. */
export function reconcileUnmarked(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { minedHash: _hash, minedBlock: _block, ...rest } = record
  const base: BatchRecord = { ...rest, isMarkedOnly: false, isPending: false, skipped: [] }
  const known = facts.transactions.filter(({ hash }) => record.hashes.includes(hash))
  const open = known.find((fact) => fact.status === 'pending' || (fact.status === 'success' && !isOver(fact, facts)))
  if (open) return toSent(base, open)
  // Of several, the latest counts: it may not have reached the node when an older one has reverted.
  const latest = known.find(({ hash }) => hash === record.hashes.at(-1))
  if (latest && isOver(latest, facts)) return { ...base, state: 'failed' }
  if (isNonceUsed(record, facts)) return { ...base, state: 'replaced' }
  // Its transaction may come back.
  return markedStates.includes(record.state) ? { ...base, state: 'sent' } : base
}

/**
 * Whether a transaction of a batch without a mark will pay nobody: it has reverted, or it is long final and set no mark, because the
 * batch failed inside of it, as a call of an account contract may.
 */
function isOver({ status, blockNumber }: TransactionFact, facts: ChainFacts): boolean {
  if (status === 'success') return blockNumber !== undefined && isFinal(blockNumber + slack, facts)
  return status === 'reverted'
}

export function toSent(record: BatchRecord, { nonce }: TransactionFact): BatchRecord {
  return { ...record, state: 'sent', isPending: true, ...(nonce !== undefined && { nonce, isNonceSeen: true }) }
}

// Only for transactions that were sent: while a prompt is open, the wallet has not chosen its nonce.
export function isNonceUsed({ state, nonce, hashes }: BatchRecord, { accountNonce }: ChainFacts): boolean {
  return state !== 'queued' && hashes.length > 0 && nonce !== undefined && nonce < accountNonce
}
