import type { BatchLog, BatchRecord, ChainFacts, SignedByOther } from '@/features/multi-send/core/record-types.ts'
import { isFinal } from './is-final.ts'
import { toSkipped } from './to-skipped.ts'

/**
 * A batch that another account paid, because the wallet signed with that one. The sender's mark is not set, so nothing on
 * chain would stop a second payment: it is never sent again.
 *
 * @param logs Of one or more other accounts; empty where only the mark is left of a payment seen before.
 */
export function reconcilePaidByOther(record: BatchRecord, logs: BatchLog[], facts: ChainFacts): BatchRecord {
  const end = logs.find(({ kind }) => kind === 'sent')
  const paidBy = end?.by ?? record.paidBy
  const minedHash = end?.transactionHash ?? record.minedHash
  const minedBlock = end?.blockNumber ?? record.minedBlock
  if (!paidBy || !minedHash || minedBlock === undefined) return record

  const { alsoPaidBy: _alsoPaidBy, missed: _missed, ...rest } = record
  return {
    ...rest,
    state: isFinal(minedBlock, facts) ? 'paidByOther' : 'mined',
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
