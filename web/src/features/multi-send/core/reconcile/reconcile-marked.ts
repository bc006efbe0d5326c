import type { BatchLog, BatchRecord, ChainFacts } from '../record-types.ts'
import { isFinal } from './is-final.ts'
import { isResting } from './watch-doubt.ts'

/** A batch whose mark is on chain, or whose event was found: it is never sent again, whatever else is known. */
export function reconcileMarked(record: BatchRecord, logs: BatchLog[], facts: ChainFacts): BatchRecord {
  const end = logs.find(({ kind }) => kind !== 'skipped')
  // Paid or cancelled, we cannot tell yet: the node's search for events lags behind its state.
  if (!end) return { ...record, state: isResting(record.state) ? 'signing' : record.state, isMarkedOnly: true }

  const { transactionHash: minedHash, blockNumber: minedBlock } = end
  const [paid, givenUp] = isFinal(minedBlock, facts)
    ? (['reconciled', 'cancelled'] as const)
    : (['mined', 'cancelling'] as const)
  return {
    ...record,
    state: end.kind === 'cancelled' ? givenUp : paid,
    isHandedOver: true,
    hashes: record.hashes.includes(minedHash) ? record.hashes : [...record.hashes, minedHash],
    minedHash,
    minedBlock,
    isMarkedOnly: false,
    isPending: false,
    skipped: logs.flatMap((log) =>
      log.kind === 'skipped' ? [{ index: log.index, recipient: log.recipient, amount: log.amount }] : [],
    ),
  }
}
