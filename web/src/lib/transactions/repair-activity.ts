import type { Hash } from 'viem'
import type { ActivityRecord } from './activity-store.ts'
import type { TransactionState } from './transaction-intent.ts'

const states = {
  idle: true,
  simulating: true,
  'awaiting-signature': true,
  uncertain: true,
  submitted: true,
  replaced: true,
  mined: true,
  final: true,
  reverted: true,
  dropped: true,
  failed: true,
} as const satisfies Record<TransactionState, true>

/** States in which a hash is followed; with a damaged one there is nothing to follow. */
const followed: readonly TransactionState[] = ['submitted', 'replaced', 'mined']

/**
 * A stored record as it can be believed. Of an unknown state nothing is concluded: with a hash it is followed again, and
 * without one it is not known whether it was sent. A hash that is none is left out, since no node would ever know it.
 *
 * @returns Undefined for what is no record at all; it stays where it is.
 */
export function repairActivity(stored: unknown): ActivityRecord | undefined {
  const record = Object(stored) as Partial<ActivityRecord>
  if (!isIdentified(record)) return undefined
  const { hash: storedHash, state, ...rest } = record
  const hash = typeof storedHash === 'string' && isHash(storedHash) ? storedHash : undefined
  const summary = typeof record.summary === 'string' ? record.summary : ''
  return {
    ...rest,
    ...(hash && { hash }),
    summary,
    state: readState(state, hash !== undefined, storedHash !== undefined && !hash),
  }
}

function isIdentified(record: Partial<ActivityRecord>): record is ActivityRecord {
  const { key, chainId, account, createdAt } = record
  return (
    typeof key === 'string' && Number.isSafeInteger(chainId) && Number.isSafeInteger(createdAt) && isAccount(account)
  )
}

function isAccount(account: unknown): boolean {
  return typeof account === 'string' && /^0x[0-9a-f]{40}$/i.test(account)
}

// By hand: viem's own checks bring its hashing into the first load of every page, 5 kB.
function isHash(text: string): text is Hash {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

function readState(state: unknown, hasHash: boolean, isHashDamaged: boolean): TransactionState {
  if (typeof state !== 'string' || !Object.hasOwn(states, state)) return hasHash ? 'submitted' : 'uncertain'
  const known = state as TransactionState
  return followed.includes(known) && isHashDamaged ? 'uncertain' : known
}
