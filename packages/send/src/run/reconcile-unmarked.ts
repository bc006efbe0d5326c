// Reconciles a batch without a mark: pending, failed, or replaced once its nonce is used.

import type { BatchRecord, ChainFacts, TransactionFact } from './batch-record.ts'
import { isUnguarded, neverPays } from './other-signers.ts'

/** States that only a mark leads to; without it their block is gone. */
const markedStates: BatchRecord['state'][] = ['mined', 'reconciled', 'cancelling', 'cancelled', 'paidByOther']

/**
 * Checks, and blocks between them, before a used nonce counts as used by another transaction although that is not
 * certain.
 */
const checksUntilReplaced = 3
const blocksUntilReplaced = 8n

/** Reconciles a batch without a mark on chain; a paid batch would have one. */
export function reconcileUnmarked(record: BatchRecord, facts: ChainFacts): BatchRecord {
  if (isNodeBehind(record, facts)) return record
  const base = withoutBlock(record, facts)
  const { hashes, known } = collectKnownTransactions(record, facts)
  const open = known.find((fact) => fact.status === 'pending' || (fact.status === 'success' && !neverPays(fact, facts)))
  if (open) return toSentRecord({ ...base, hashes }, open)
  // The latest of several counts: it may not have reached the node when an older one has reverted.
  const latest = known.find(({ hash }) => hash === hashes.at(-1))
  if (latest && neverPays(latest, facts)) return { ...base, ...toGuarded(latest), hashes, state: 'failed' }
  // The transaction may come back.
  const waiting: BatchRecord = markedStates.includes(record.state) ? { ...base, state: 'sent' } : base
  const use = classifyNonce(record, facts)
  if (use === 'replaced') return { ...base, state: 'replaced' }
  return typeof use === 'object' ? { ...waiting, missed: use } : waiting
}

/** The record without what only a mark or a block had shown. */
export function withoutBlock(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { minedHash: _hash, minedBlock: _block, paidBy: _paidBy, alsoPaidBy: _also, missed: _missed, ...rest } = record
  return {
    ...rest,
    isMarkedOnly: false,
    isPending: false,
    ...(record.signedByOthers && { isUnguarded: isUnguarded(record, facts) }),
    skipped: [],
  }
}

/** Whether the answering node lacks the block with this batch, so that it knows nothing about it. */
export function isNodeBehind({ minedBlock }: BatchRecord, { latestBlock, isShorter }: ChainFacts): boolean {
  return minedBlock !== undefined && latestBlock < minedBlock && !isShorter
}

/** Collects the batch's own transactions, and the one that a wallet has sent in their place with another fee. */
export function collectKnownTransactions(
  { hashes, nonce }: BatchRecord,
  { transactions, successors = [], found }: ChainFacts,
): { hashes: BatchRecord['hashes']; known: TransactionFact[] } {
  const own = transactions.filter(({ hash }) => hashes.includes(hash))
  const same = found ?? successors.find((successor) => successor.isSame && successor.nonce === nonce)
  if (!same || own.some(({ hash, status }) => hash === same.hash && status !== 'unknown')) return { hashes, known: own }
  const known = [...own.filter(({ hash }) => hash !== same.hash), { transfer: 'paid' as const, ...same }]
  return { hashes: hashes.includes(same.hash) ? hashes : [...hashes, same.hash], known }
}

/**
 * Classifies the nonce of a batch whose transaction the node does not know. `replaced` if the transaction that used it
 * is found and is another one. If it is not found, or the nonce was only guessed, one check is not enough: one address
 * has several nodes behind it, and the node that reported the guess or reports the nonce may be blocks away from the
 * one that was queried for the transaction.
 *
 * @returns Otherwise `free`, or the checks that found the nonce used.
 */
export function classifyNonce(record: BatchRecord, facts: ChainFacts): 'free' | 'replaced' | BatchRecord['missed'] {
  const { nonce, isNonceSeen, missed } = record
  const { latestBlock, successors, finalNonce = 0 } = facts
  if (nonce === undefined || !isNonceUsed(record, facts)) return 'free'
  const isFound = successors?.some((successor) => successor.nonce === nonce && !successor.isSame)
  if (isFound && isNonceSeen) return 'replaced'
  const { looks, since } = { looks: (missed?.looks ?? 0) + 1, since: missed?.since ?? latestBlock }
  const isLong = looks >= checksUntilReplaced && latestBlock - since >= blocksUntilReplaced
  return isLong && nonce < finalNonce ? 'replaced' : { looks, since }
}

export function toSentRecord(record: BatchRecord, fact: TransactionFact): BatchRecord {
  const { nonce } = fact
  const shownNonce = nonce !== undefined && { nonce, isNonceSeen: true }
  return { ...record, ...toGuarded(fact), state: 'sent', isPending: true, ...shownNonce }
}

function toGuarded({ signer }: TransactionFact): Pick<BatchRecord, 'isGuarded'> {
  return signer ? {} : { isGuarded: true }
}

// Applies only to sent transactions: during a prompt, the wallet has not chosen its nonce yet.
function isNonceUsed({ state, nonce, hashes, signedByOthers }: BatchRecord, { accountNonce }: ChainFacts): boolean {
  if (state === 'queued' || hashes.length === 0 || nonce === undefined) return false
  // The sender's nonce says nothing about another account's transaction.
  return !signedByOthers?.some(({ hash }) => hash === hashes.at(-1)) && nonce < accountNonce
}
