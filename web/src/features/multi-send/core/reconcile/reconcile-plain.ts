import type { BatchRecord, ChainFacts } from '../record-types.ts'
import { isFinal } from './is-final.ts'
import { isNonceUsed, toSent } from './reconcile-unmarked.ts'
import { isResting, watchPlainDoubt } from './watch-doubt.ts'

/**
 * A plain transfer never has a mark: its transaction, or the one that took its nonce, alone tells. It is released, to be
 * sent again or given up, only by what is final: a revert of its own, or another use of a nonce that the node had shown, or of
 * every nonce that it could have got.
 */
export function reconcilePlain(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { minedHash: _hash, minedBlock: _block, ...rest } = record
  const base: BatchRecord = { ...rest, isMarkedOnly: false, isPending: false, isReleased: false, skipped: [] }
  const { hashes, known } = gatherKnown(record, facts)

  const success = known.find(({ status }) => status === 'success')
  if (success) return toPaid({ ...base, hashes }, success, facts)
  const pending = known.find(({ status }) => status === 'pending')
  if (pending) return toSent({ ...base, doubt: undefined }, pending)
  if (record.doubt && isResting(record.state)) return watchPlainDoubt(base, facts)
  const latest = known.find(({ hash }) => hash === hashes.at(-1))
  if (latest?.status === 'reverted')
    return release({ ...base, hashes }, 'failed', isFinal(latest.blockNumber ?? facts.latestBlock, facts))
  if (facts.isGone) return release(base, 'replaced', true)
  if (isNonceUsed(record, facts)) return toReplaced(base, facts)
  // It was in a block that is gone, and may come back.
  return ['mined', 'reconciled', 'cancelled'].includes(record.state) ? { ...base, state: 'sent' } : base
}

/** Its own transactions, with the one that a wallet has sent in their place with another fee. */
function gatherKnown({ hashes }: BatchRecord, { transactions, successor }: ChainFacts) {
  const own = transactions.filter(({ hash }) => hashes.includes(hash))
  if (!successor?.isSame || hashes.includes(successor.hash)) return { hashes, known: own }
  return { hashes: [...hashes, successor.hash], known: [...own, successor] }
}

type Mined = { hash: BatchRecord['hashes'][number]; blockNumber?: bigint }

function toPaid(record: BatchRecord, { hash, blockNumber = 0n }: Mined, facts: ChainFacts): BatchRecord {
  const state = isFinal(blockNumber, facts) ? 'reconciled' : 'mined'
  return { ...record, state, minedHash: hash, minedBlock: blockNumber }
}

function toReplaced(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { successor } = facts
  if (!successor) return { ...record, state: 'replaced' }
  // A nonce that was only guessed may be another than the wallet's.
  const isReleased = record.isNonceSeen === true && isFinal(successor.blockNumber, facts)
  return release({ ...record, takenBy: successor.hash }, 'replaced', isReleased)
}

function release(record: BatchRecord, state: 'failed' | 'replaced', isReleased: boolean): BatchRecord {
  return { ...record, isReleased, state: isReleased && record.state === 'cancelled' ? 'cancelled' : state }
}
