import type { BatchLog, BatchRecord, ChainFacts } from '@/features/multi-send/core/record-types.ts'
import { isFinal } from './is-final.ts'
import { isUnguarded, watchSigner } from './is-unguarded.ts'
import { toSkipped } from './to-skipped.ts'
import { isResting } from './watch-doubt.ts'

/** A batch whose mark is on chain, or whose event was found: it is never sent again, whatever else is known. */
export function reconcileMarked(
  record: BatchRecord,
  logs: BatchLog[],
  others: BatchLog[],
  facts: ChainFacts,
): BatchRecord {
  const end = logs.find(({ kind }) => kind !== 'skipped')
  // A node may forget the event, or be asked before its search has it; what was final by it stays.
  if (!end && (record.state === 'reconciled' || record.state === 'cancelled')) return { ...record, isMarkedOnly: false }
  // Paid or cancelled, we cannot tell yet.
  if (!end) return { ...record, state: isResting(record.state) ? 'signing' : record.state, isMarkedOnly: true }

  const { paidBy: _paidBy, alsoPaidBy: _alsoPaidBy, missed: _missed, ...rest } = record
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
    skipped: toSkipped(logs),
  }
}

/** An id that was given up is marked for the sender alone: another account's transaction of it may still pay. */
function toState({ kind, blockNumber }: BatchLog, facts: ChainFacts, unguarded: boolean): BatchRecord['state'] {
  if (kind === 'cancelled') return isFinal(blockNumber, facts) && !unguarded ? 'cancelled' : 'cancelling'
  return isFinal(blockNumber, facts) ? 'reconciled' : 'mined'
}
