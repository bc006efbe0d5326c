// Determines each batch's state from the chain alone, and settles batches with a mark or paid by another account.

import type { Batch } from '@saleyard/send/plan/types.ts'
import { type Hash, isAddressEqual } from 'viem'
import {
  type BatchLog,
  type BatchRecord,
  type ChainFacts,
  newRecord,
  type SignedByOther,
  type SkippedRecipient,
  type TransactionFact,
} from './batch-record.ts'
import { isResting, watchDoubt } from './doubt.ts'
import { isFinal, isUnguarded, watchSigner } from './other-signers.ts'
import { reconcilePlain } from './reconcile-plain.ts'
import { hasOpenProposal, reconcileProposed, updateProposals } from './reconcile-proposal.ts'

/**
 * Determines each batch's state from the chain alone. Facts of the chain override stored ones; facts that it does not
 * show (an open prompt, a hash that is not mined) stay as stored. A reorg leads back from mined to sent.
 *
 * @param records One per batch, in the same order.
 * @returns New records; the given ones stay unchanged.
 */
export function reconcile(batches: Batch[], records: BatchRecord[], facts: ChainFacts): BatchRecord[] {
  return batches.map((batch, index) => {
    const record = dropForeignHashes(recordSigners(records[index] ?? newRecord(batch), facts), facts)
    return batch.id === 0n ? reconcilePlain(record, facts) : reconcileBatch(batch, record, facts)
  })
}

function reconcileBatch(batch: Batch, record: BatchRecord, facts: ChainFacts): BatchRecord {
  const logs = facts.logs.filter(({ id }) => id === batch.id)
  const own = logs.filter(({ by }) => by === undefined)
  // A recipient may send a batch of its own with our id during ours: then ours paid.
  const isOurs = (hash: Hash) => own.some(({ transactionHash }) => transactionHash === hash)
  const others = logs.filter(
    ({ by, transactionHash }) => by && !isOurs(transactionHash) && mayBeOurs(record, transactionHash, facts),
  )
  const isGivenUp = own.some(({ kind }) => kind === 'cancelled')
  if ((isMarked(batch, facts) || own.length > 0) && !(isGivenUp && others.length > 0))
    return reconcileMarked(updateProposals(record, facts, true), own, others, facts)
  // Nodes may drop the event later; the payer's mark stays.
  const isPaidByOther = others.length > 0 || (record.paidBy && isMarked(batch, facts, record.paidBy))
  const isOver = own.some(({ blockNumber }) => isFinal(blockNumber, facts))
  if (isPaidByOther) return reconcilePaidByOther(updateProposals(record, facts), others, facts, isOver)
  return watchDoubt(reconcileProposed(record, facts), facts)
}

/**
 * Whether another account's transaction of our bytes may be the wallet's answer. While the sender's own transaction is
 * known, it is not: anyone can copy the bytes from the pool, and an account without money pays no one by them.
 */
function mayBeOurs({ state, hashes, isGuarded }: BatchRecord, hash: Hash, { transactions }: ChainFacts): boolean {
  const isOwn = (fact: TransactionFact) => hashes.includes(fact.hash) && fact.status !== 'unknown' && !fact.signer
  const isShown = isGuarded || transactions.some(isOwn)
  return hashes.includes(hash) || !(isShown && answeredStates.includes(state))
}

/** States in which the last prompt is answered by a hash. */
const answeredStates: BatchRecord['state'][] = ['sent', 'replaced', 'failed']

/** Records the signers that the chain shows: they are needed when the node no longer knows the transaction. */
function recordSigners(record: BatchRecord, { transactions }: ChainFacts): BatchRecord {
  const known = record.signedByOthers ?? []
  const added = transactions.flatMap(({ hash, signer }) =>
    signer && record.hashes.includes(hash) && !known.some((each) => each.hash === hash)
      ? [{ hash, account: signer }]
      : [],
  )
  return added.length > 0 ? { ...record, signedByOthers: [...known, ...added] } : record
}

/** Drops a wrong hash: without it the batch is like one whose wallet has reported none. */
function dropForeignHashes(record: BatchRecord, { transactions }: ChainFacts): BatchRecord {
  const isOther = (hash: Hash) => transactions.some((fact) => fact.hash === hash && fact.isOther)
  const hashes = record.hashes.filter((hash) => !isOther(hash))
  if (hashes.length === record.hashes.length) return record
  return { ...record, hashes, ...(record.state === 'sent' && { state: 'signing', isPending: false }) }
}

function isMarked({ id }: Batch, facts: ChainFacts, account?: BatchRecord['paidBy']): boolean {
  const found = facts.marks.find(
    ({ job, by }) => job === id >> 8n && (account && by ? isAddressEqual(account, by) : account === by),
  )
  return (((found?.marks ?? 0n) >> (id & 255n)) & 1n) === 1n
}

/**
 * Reconciles a batch whose mark is on chain, or whose event is found: it is never sent again, whatever else is known.
 */
function reconcileMarked(record: BatchRecord, logs: BatchLog[], others: BatchLog[], facts: ChainFacts): BatchRecord {
  const end = logs.find(({ kind }) => kind !== 'skipped')
  // A node may drop the event, or be queried before its search has it; a former final state stays.
  if (!end && (record.state === 'reconciled' || record.state === 'cancelled')) return { ...record, isMarkedOnly: false }
  // It is not known yet whether the batch is paid or cancelled.
  if (!end) return { ...record, state: isResting(record.state) ? 'signing' : record.state, isMarkedOnly: true }

  const { paidBy: _paidBy, alsoPaidBy: _alsoPaidBy, missed: _missed, ...known } = record
  const { isOtherContent: _isOtherContent, isUnproven: _isUnproven, ...rest } = known
  const { transactionHash: minedHash, blockNumber: minedBlock } = end
  const unguarded = isUnguarded(record, facts)
  const also = others.find(({ kind }) => kind === 'sent')?.by
  return {
    ...rest,
    state: toState(end, facts, unguarded),
    isHandedOver: true,
    isGuarded: true,
    hashes: record.hashes.includes(minedHash) ? record.hashes : [...record.hashes, minedHash],
    minedHash,
    minedBlock,
    isMarkedOnly: false,
    isPending: false,
    doubt: watchSigner(record, end, facts),
    ...(also && { alsoPaidBy: also }),
    ...(record.signedByOthers && { isUnguarded: unguarded }),
    ...toContent(end),
    skipped: toSkipped(logs),
  }
}

/** Whether a Safe has sent other bytes under the mark, or no node shows which. */
function toContent(end: BatchLog): Pick<BatchRecord, 'isOtherContent' | 'isUnproven'> {
  if (end.kind === 'cancelled') return end.isOtherContent ? { isOtherContent: true } : {}
  return end.kind === 'sent' && end.isUnproven ? { isUnproven: true } : {}
}

/** A given-up id is marked only for the sender: another account's transaction of it may still pay. */
function toState({ kind, blockNumber }: BatchLog, facts: ChainFacts, unguarded: boolean): BatchRecord['state'] {
  if (kind === 'cancelled') return isFinal(blockNumber, facts) && !unguarded ? 'cancelled' : 'cancelling'
  return isFinal(blockNumber, facts) ? 'reconciled' : 'mined'
}

/**
 * Reconciles a batch that another account paid, because the wallet signed with that one. The sender's mark is not set,
 * so nothing on chain prevents a second payment: it is never sent again.
 *
 * It is final only if the owners of a Safe can no longer execute a proposal of the batch, which would pay too.
 *
 * @param logs Logs of one or more other accounts; empty if only the mark is left of an earlier payment.
 * @param isGivenUp The sender's own mark is final: no proposal can pay.
 */
function reconcilePaidByOther(
  record: BatchRecord,
  logs: BatchLog[],
  facts: ChainFacts,
  isGivenUp: boolean,
): BatchRecord {
  const end = logs.find(({ kind }) => kind === 'sent')
  const paidBy = end?.by ?? record.paidBy
  const minedHash = end?.transactionHash ?? record.minedHash
  const minedBlock = end?.blockNumber ?? record.minedBlock
  if (!paidBy || !minedHash || minedBlock === undefined) return record

  const { alsoPaidBy: _alsoPaidBy, missed: _missed, ...rest } = record
  return {
    ...rest,
    state: isFinal(minedBlock, facts) && (isGivenUp || !hasOpenProposal(record)) ? 'paidByOther' : 'mined',
    isHandedOver: true,
    hashes: [...new Set([...record.hashes, minedHash])],
    minedHash,
    minedBlock,
    paidBy,
    signedByOthers: addSigner(record, { hash: minedHash, account: paidBy }),
    isUnguarded: false,
    isMarkedOnly: false,
    isPending: false,
    skipped: end ? toSkipped(logs.filter(({ by }) => by === end.by)) : record.skipped,
  }
}

function addSigner({ signedByOthers = [] }: BatchRecord, added: SignedByOther): SignedByOther[] {
  return signedByOthers.some(({ hash }) => hash === added.hash) ? signedByOthers : [...signedByOthers, added]
}

/** Lists the recipients that the events of one batch report as skipped. */
function toSkipped(logs: BatchLog[]): SkippedRecipient[] {
  return logs.flatMap((log) =>
    log.kind === 'skipped' ? [{ index: log.index, recipient: log.recipient, amount: log.amount }] : [],
  )
}
