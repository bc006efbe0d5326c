import { type Hash, isAddressEqual } from 'viem'
import { reconcileMarked } from '@/features/multi-send/core/reconcile/reconcile-marked.ts'
import { reconcilePaidByOther } from '@/features/multi-send/core/reconcile/reconcile-paid-by-other.ts'
import { reconcilePlain } from '@/features/multi-send/core/reconcile/reconcile-plain.ts'
import { reconcileUnmarked } from '@/features/multi-send/core/reconcile/reconcile-unmarked.ts'
import { watchDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import { newRecord } from './new-record.ts'
import type { Batch } from './plan-types.ts'
import type { BatchRecord, ChainFacts } from './record-types.ts'

/**
 * Tells from the chain alone how far each batch is. What the chain shows wins over what was stored; what it does not show
 * (a prompt still open, a hash not mined) stays as stored. A reorg leads back from mined to sent.
 *
 * @param records One per batch, same order.
 * @returns New records; the given ones are left alone.
 */
export function reconcile(batches: Batch[], records: BatchRecord[], facts: ChainFacts): BatchRecord[] {
  return batches.map((batch, index) => {
    const record = forgetOthers(noteSigners(records[index] ?? newRecord(batch), facts), facts)
    return batch.id === 0n ? reconcilePlain(record, facts) : reconcileBatch(batch, record, facts)
  })
}

function reconcileBatch(batch: Batch, record: BatchRecord, facts: ChainFacts): BatchRecord {
  const logs = facts.logs.filter(({ id }) => id === batch.id)
  const own = logs.filter(({ by }) => by === undefined)
  // A recipient may send a batch of its own with our id from within ours: then ours paid.
  const isOurs = (hash: Hash) => own.some(({ transactionHash }) => transactionHash === hash)
  const others = logs.filter(({ by, transactionHash }) => by && !isOurs(transactionHash))
  const isGivenUp = own.some(({ kind }) => kind === 'cancelled')
  if ((isMarked(batch, facts) || own.length > 0) && !(isGivenUp && others.length > 0))
    return reconcileMarked(record, own, others, facts)
  // The event may be forgotten by nodes after it was seen; the mark of who paid stays.
  const isPaidByOther = others.length > 0 || (record.paidBy && isMarked(batch, facts, record.paidBy))
  if (isPaidByOther) return reconcilePaidByOther(record, others, facts)
  return watchDoubt(reconcileUnmarked(record, facts), facts)
}

/** Keeps what the chain says of who signed: it is needed when the node no longer knows the transaction. */
function noteSigners(record: BatchRecord, { transactions }: ChainFacts): BatchRecord {
  const known = record.signedByOthers ?? []
  const added = transactions.flatMap(({ hash, signer }) =>
    signer && record.hashes.includes(hash) && !known.some((each) => each.hash === hash)
      ? [{ hash, account: signer }]
      : [],
  )
  return added.length > 0 ? { ...record, signedByOthers: [...known, ...added] } : record
}

/** A wrong hash leads nowhere: without it the batch is as one of which the wallet has told none. */
function forgetOthers(record: BatchRecord, { transactions }: ChainFacts): BatchRecord {
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
