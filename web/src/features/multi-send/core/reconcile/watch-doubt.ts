import type { BatchRecord, ChainFacts, Doubt } from '../record-types.ts'

/** Whether a batch counts as not sent here, and a wallet may have sent it all the same. */
export function isInDoubt({ state, doubt }: Pick<BatchRecord, 'state' | 'doubt'>): boolean {
  return doubt !== undefined && !doubt.isCleared && isResting(state)
}

/** Neither at a wallet nor on chain, as far as is known here. */
export function isResting(state: BatchRecord['state']): boolean {
  return state === 'queued' || state === 'stopped'
}

/**
 * Clears the doubt about a batch without a mark once nothing of its account was mined or waited for the confirmation depth.
 * Where something else of the account is mined, the blocks are counted from there: the mark shows that it was not the batch.
 */
export function watchDoubt(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { doubt } = record
  if (!doubt || doubt.isCleared) return record
  return { ...record, doubt: watch(doubt, facts) }
}

function watch({ why, nonce, since }: Doubt, facts: ChainFacts): Doubt {
  const { accountNonce, pendingNonce, latestBlock, confirmations } = facts
  if (pendingNonce !== accountNonce) return { why }
  if (nonce !== accountNonce || since === undefined) return { why, nonce: accountNonce, since: latestBlock }
  return { why, nonce, since, ...(latestBlock - since >= BigInt(confirmations) && { isCleared: true }) }
}

/**
 * The same for a plain transfer. No mark tells it from another transaction of the account, so its first nonces must stay unused,
 * or be final for something else.
 */
export function watchPlainDoubt(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { doubt, nonce, firstNonce } = record
  if (!doubt || doubt.isCleared) return record
  if (facts.isGone) return { ...record, doubt: { ...doubt, isCleared: true } }
  const isUntouched = nonce === facts.accountNonce && firstNonce === nonce
  return isUntouched ? watchDoubt(record, facts) : { ...record, doubt: { why: doubt.why } }
}
