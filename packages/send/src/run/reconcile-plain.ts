// Reconciles a plain transfer, which has no mark: by its transaction, or by the one that took its nonce.

import type { BatchRecord, ChainFacts, TransactionFact } from './batch-record.ts'
import { isResting, watchPlainDoubt } from './doubt.ts'
import { isFinal, isUnguarded } from './other-signers.ts'
import { classifyNonce, collectKnownTransactions, isNodeBehind, toSent } from './reconcile-unmarked.ts'

/**
 * A plain transfer never has a mark: its transaction, or the one that took its nonce, alone tells. It is released, to be
 * sent again or given up, only by what is final: a revert of its own, or another use of a nonce that the node had shown, or of
 * every nonce that it could have got.
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
  if (pending) return toSent({ ...record, doubt: undefined }, pending)
  if (record.doubt && isResting(record.state)) return watchPlainDoubt(record, known, facts)
  const latest = known.find(({ hash }) => hash === record.hashes.at(-1))
  if (latest?.status === 'success') return toUnclear(record, latest, facts)
  if (latest?.status !== 'reverted') return undefined
  return release(record, 'failed', isFinal(latest.blockNumber ?? facts.latestBlock, facts))
}

/** @param base The record without what only the chain tells. */
function classifyUnknown(record: BatchRecord, base: BatchRecord, facts: ChainFacts): BatchRecord {
  if (wasPaid(record, facts)) return record
  if (facts.isGone) return release(base, 'replaced', true)
  const use = classifyNonce(record, facts)
  if (use === 'replaced') return toReplaced(base, facts)
  // It was in a block that is gone, and may come back.
  const waiting: BatchRecord = endedStates.includes(record.state) ? { ...base, state: 'sent' } : base
  return typeof use === 'object' ? { ...waiting, missed: use } : waiting
}

const endedStates: BatchRecord['state'][] = ['mined', 'reconciled', 'cancelled', 'paidByOther']

/** Whether it was final as paid, and nothing speaks against that but that the node no longer knows its transaction. */
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

/** Until it is final it is on its way: a reorg may bring it elsewhere. */
function toUnclear(record: BatchRecord, { blockNumber = 0n }: TransactionFact, facts: ChainFacts): BatchRecord {
  return isFinal(blockNumber, facts)
    ? { ...record, state: 'sent', isUnclear: true }
    : { ...record, state: 'sent', isPending: true }
}

function toReplaced(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const successor = facts.successors?.find(({ nonce }) => nonce === record.nonce)
  if (!successor) return { ...record, state: 'replaced' }
  // A nonce that was only guessed may be another than the wallet's.
  const isReleased = record.isNonceSeen === true && isFinal(successor.blockNumber, facts)
  return release({ ...record, takenBy: successor.hash }, 'replaced', isReleased)
}

/** Not while a transaction of it from another account may still pay. */
function release(record: BatchRecord, state: 'failed' | 'replaced', isOver: boolean): BatchRecord {
  const isReleased = isOver && !record.isUnguarded
  return { ...record, isReleased, state: isReleased && record.state === 'cancelled' ? 'cancelled' : state }
}
