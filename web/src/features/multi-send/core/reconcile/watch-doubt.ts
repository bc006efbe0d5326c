import type { BatchRecord, ChainFacts, Doubt, TransactionFact } from '@/features/multi-send/core/record-types.ts'
import { isFromBefore } from './reconcile-unmarked.ts'

/** How long a wallet may still send what it has answered: a request over WalletConnect is open for five minutes. s */
const openFor = 300n

/** Whether a batch counts as not sent here, and a wallet may have sent it all the same. */
export function isInDoubt({ state, doubt }: Pick<BatchRecord, 'state' | 'doubt'>): boolean {
  if (doubt?.why === 'signerUnknown') return state === 'cancelling' || state === 'cancelled'
  return doubt !== undefined && !doubt.isCleared && isResting(state)
}

/** Neither at a wallet nor on chain, as far as is known here. */
export function isResting(state: BatchRecord['state']): boolean {
  return state === 'queued' || state === 'stopped'
}

/**
 * Clears the doubt about a batch without a mark once nothing of its account was mined or waited for the confirmation depth, which
 * is seconds on some chains, and for as long as a wallet keeps a request.
 * Where something else of the account is mined, the blocks are counted from there: the mark shows that it was not the batch.
 * The quiet of this account says nothing of a transaction from another one.
 */
export function watchDoubt(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { doubt } = record
  if (!doubt || doubt.isCleared || isFromBefore(record, facts)) return record
  if (record.isUnguarded) return unknowing(record, doubt)
  return { ...record, doubt: watch(doubt, facts) }
}

function watch({ why, nonce, since, sinceTime }: Doubt, facts: ChainFacts): Doubt {
  const { accountNonce, pendingNonce, pendingTime, latestBlock, confirmations } = facts
  if (pendingNonce !== accountNonce || pendingTime === undefined) return { why }
  if (nonce !== accountNonce || since === undefined || sinceTime === undefined)
    return { why, nonce: accountNonce, since: latestBlock, sinceTime: pendingTime }
  const isQuiet = latestBlock - since >= BigInt(confirmations) && pendingTime - sinceTime >= openFor
  return { why, nonce, since, sinceTime, ...(isQuiet && { isCleared: true }) }
}

/**
 * The same for a plain transfer. No mark keeps a second one from paying, so no quiet ends it, which a wallet may break at any time:
 * only that every number it could have got is final for something else.
 */
export function watchPlainDoubt(record: BatchRecord, known: TransactionFact[], facts: ChainFacts): BatchRecord {
  const { doubt, isUnguarded } = record
  if (!doubt || doubt.isCleared) return record
  const mayPay = isUnguarded || known.some(({ transfer }) => transfer === 'unclear')
  if (mayPay || !facts.isGone) return unknowing(record, doubt)
  return { ...record, doubt: { ...doubt, isCleared: true } }
}

/** Keeps the reason and restarts the count of blocks. */
function unknowing(record: BatchRecord, { why }: Doubt): BatchRecord {
  return { ...record, doubt: { why } }
}
