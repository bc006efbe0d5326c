import type { BatchRecord, ChainFacts, TransactionFact } from '../types.ts'
import { isFinal } from './is-final.ts'

/**
 * A batch without a mark on chain.
 *
 * @param isPlain A plain transfer never has a mark: its transaction alone tells.
 */
export function reconcileUnmarked(record: BatchRecord, facts: ChainFacts, isPlain: boolean): BatchRecord {
  const { minedHash: _hash, minedBlock: _block, ...rest } = record
  const base: BatchRecord = { ...rest, isMarkedOnly: false, isPending: false, skipped: [] }
  const known = facts.transactions.filter(({ hash }) => record.hashes.includes(hash))
  const success = known.find(({ status }) => status === 'success')
  if (success && isPlain) return toPaid(base, success, facts)

  const open = success ?? known.find(({ status }) => status === 'pending')
  if (open) return { ...base, state: 'sent', isPending: true, ...(open.nonce !== undefined && { nonce: open.nonce }) }
  // Of several, the latest counts: it may not have reached the node when an older one has reverted.
  const latest = known.find(({ hash }) => hash === record.hashes.at(-1))
  if (latest?.status === 'reverted') return { ...base, state: 'failed' }
  if (isNonceUsed(record, facts)) return { ...base, state: 'replaced' }
  // It was seen in a block that is gone: its transaction may come back.
  const wasMined = record.state === 'mined' || record.state === 'reconciled' || record.state === 'cancelled'
  return wasMined ? { ...base, state: 'sent' } : base
}

function toPaid(record: BatchRecord, { hash, blockNumber = 0n }: TransactionFact, facts: ChainFacts): BatchRecord {
  const state = isFinal(blockNumber, facts) ? 'reconciled' : 'mined'
  return { ...record, state, minedHash: hash, minedBlock: blockNumber }
}

// Only for transactions that were sent: while a prompt is open, the wallet has not chosen its nonce.
function isNonceUsed({ state, nonce, hashes }: BatchRecord, { accountNonce }: ChainFacts): boolean {
  return state !== 'queued' && hashes.length > 0 && nonce !== undefined && nonce < accountNonce
}
