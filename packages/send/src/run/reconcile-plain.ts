// Reconciles a plain transfer, which has no mark: by its transaction, or by the one that took its nonce.

import type { BatchRecord, ChainFacts, TransactionFact } from './batch-record.ts'
import { isResting, watchPlainDoubt } from './doubt.ts'
import { isFinal, isUnguarded } from './other-signers.ts'
import { classifyNonce, collectKnownTransactions, isNodeBehind, toSentRecord } from './reconcile-unmarked.ts'

/**
 * Reconciles a plain transfer. It never has a mark: only its transaction, or the one that took its nonce, decides. It
 * is released, to be sent again or given up, only by a final fact: its own revert, or another use of a nonce that the
 * node had shown, or of every possible nonce.
 */
export function reconcilePlain(record: BatchRecord, facts: ChainFacts): BatchRecord {
  if (isNodeBehind(record, facts)) return record
  const {
    minedHash: _hash,
    minedBlock: _block,
    paidBy: _paidBy,
    isUnclear: _unclear,
    missed: _missed,
    ...rest
  } = record
  const base: BatchRecord = {
    ...rest,
    isMarkedOnly: false,
    isPending: false,
    isReleased: false,
    ...(record.signedByOthers && { isUnguarded: isUnguarded(record, facts) }),
    skipped: [],
  }
  const { hashes, known } = collectKnownTransactions(record, facts)

  return classifyKnown({ ...base, hashes }, known, facts) ?? classifyUnknown(record, base, facts)
}

function classifyKnown(record: BatchRecord, known: TransactionFact[], facts: ChainFacts): BatchRecord | undefined {
  const paid = known.find(({ status, transfer }) => status === 'success' && transfer !== 'unclear')
  if (paid) return toPaid(record, paid, facts)
  const pending = known.find(({ status }) => status === 'pending')
  if (pending) return toSentRecord({ ...record, doubt: undefined }, pending)
  if (record.doubt && isResting(record.state)) return watchPlainDoubt(record, known, facts)
  const latest = known.find(({ hash }) => hash === record.hashes.at(-1))
  if (latest?.status === 'success') return toUnclear(record, latest, facts)
  if (latest?.status !== 'reverted') return undefined
  return release(record, 'failed', isFinal(latest.blockNumber ?? facts.latestBlock, facts))
}

/** @param base The record without the facts that only the chain knows. */
function classifyUnknown(record: BatchRecord, base: BatchRecord, facts: ChainFacts): BatchRecord {
  if (wasPaid(record, facts)) return record
  if (facts.isGone) return release(base, 'replaced', true)
  const use = classifyNonce(record, facts)
  if (use === 'replaced') return toReplaced(base, facts)
  // Its block is gone, and the transaction may come back.
  const waiting: BatchRecord = endedStates.includes(record.state) ? { ...base, state: 'sent' } : base
  return typeof use === 'object' ? { ...waiting, missed: use } : waiting
}

const endedStates: BatchRecord['state'][] = ['mined', 'reconciled', 'cancelled', 'paidByOther']

/** Whether it was final as paid, and the only change is that the node no longer knows its transaction. */
function wasPaid({ state, nonce }: BatchRecord, { accountNonce, successors = [] }: ChainFacts): boolean {
  if (state === 'paidByOther') return true
  const isContradicted = successors.some((successor) => successor.nonce === nonce && !successor.isSame)
  return state === 'reconciled' && nonce !== undefined && nonce < accountNonce && !isContradicted
}

function toPaid(record: BatchRecord, fact: TransactionFact, facts: ChainFacts): BatchRecord {
  const { hash: minedHash, blockNumber: minedBlock = 0n, signer: paidBy, nonce } = fact
  const isDeep = isFinal(minedBlock, facts)
  const mined = {
    ...record,
    minedHash,
    minedBlock,
    ...(nonce !== undefined && { nonce, isNonceSeen: true }),
    ...(record.signedByOthers && { isUnguarded: false }),
  }
  if (!paidBy) return { ...mined, state: isDeep ? 'reconciled' : 'mined' }
  return { ...mined, state: isDeep ? 'paidByOther' : 'mined', paidBy }
}

/** Until it is final it counts as pending: a reorg may bring it into another block. */
function toUnclear(record: BatchRecord, { blockNumber = 0n }: TransactionFact, facts: ChainFacts): BatchRecord {
  return isFinal(blockNumber, facts)
    ? { ...record, state: 'sent', isUnclear: true }
    : { ...record, state: 'sent', isPending: true }
}

function toReplaced(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const successor = facts.successors?.find(({ nonce }) => nonce === record.nonce)
  if (!successor) return { ...record, state: 'replaced' }
  // A guessed nonce may differ from the wallet's.
  const isReleased = record.isNonceSeen === true && isFinal(successor.blockNumber, facts)
  return release({ ...record, takenBy: successor.hash }, 'replaced', isReleased)
}

/** Releases the record, unless a transaction of another account may still pay. */
function release(record: BatchRecord, state: 'failed' | 'replaced', isOver: boolean): BatchRecord {
  const isReleased = isOver && !record.isUnguarded
  return { ...record, isReleased, state: isReleased && record.state === 'cancelled' ? 'cancelled' : state }
}
