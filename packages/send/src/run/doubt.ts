// Watches batches that count as not sent although a wallet may have sent them, and lists recipients that a second plan
// might pay twice.

import type { Batch } from '@saleyard/send/plan/types.ts'
import type { BatchRecord, ChainFacts, Doubt, TransactionFact } from './batch-record.ts'
import { isNodeBehind } from './reconcile-unmarked.ts'
import type { RunSummary, StoredRun } from './types.ts'

/**
 * In seconds: how long a wallet may still send a request that it has answered; WalletConnect keeps one open for five
 * minutes.
 */
const openFor = 300n

/** Whether a batch counts as not sent here although a wallet may have sent it. */
export function isInDoubt({ state, doubt }: Pick<BatchRecord, 'state' | 'doubt'>): boolean {
  if (doubt?.why === 'signerUnknown') return state === 'cancelling' || state === 'cancelled'
  return doubt !== undefined && !doubt.isCleared && isResting(state)
}

/** Whether a batch is neither at a wallet nor on chain, as far as this device knows. */
export function isResting(state: BatchRecord['state']): boolean {
  return state === 'queued' || state === 'stopped'
}

/**
 * Clears the doubt about a batch without a mark once no transaction of its account was mined or pending for the
 * confirmation depth, which is seconds on some chains, and for as long as a wallet keeps a request.
 *
 * If another transaction of the account is mined, the count starts again there: the missing mark shows that it was not
 * the batch. Silence of this account says nothing about a transaction from another one.
 */
export function watchDoubt(record: BatchRecord, facts: ChainFacts): BatchRecord {
  const { doubt } = record
  if (!doubt || doubt.isCleared || isNodeBehind(record, facts)) return record
  if (record.isUnguarded) return restartWatch(record, doubt)
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
 * Clears the doubt about a plain transfer. No mark prevents a second payment, so silence does not end it, which a
 * wallet may break at any time: it ends only when every possible nonce is final for another transaction.
 */
export function watchPlainDoubt(record: BatchRecord, known: TransactionFact[], facts: ChainFacts): BatchRecord {
  const { doubt, isUnguarded } = record
  if (!doubt || doubt.isCleared) return record
  const mayPay = isUnguarded || known.some(({ transfer }) => transfer === 'unclear')
  if (mayPay || !facts.isGone) return restartWatch(record, doubt)
  return { ...record, doubt: { ...doubt, isCleared: true } }
}

/** Keeps the reason and restarts the count of blocks. */
function restartWatch(record: BatchRecord, { why }: Doubt): BatchRecord {
  return { ...record, doubt: { why } }
}

/**
 * Recipients that a new plan may pay, or pays, a second time, although a run counts them as not sent: their positions
 * in the run's list. It leaves out those that a batch on chain has skipped.
 */
type DeclinedRisk = {
  /** A wallet may have sent their batch, and the chain has not disproved that. */
  mayArrive: number[]
  /** The wallet has sent their batch: it is on chain. */
  arrived: number[]
}

/** Reads the risk from the records, as of the last check of the chain. */
export function readDeclinedRisk({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): DeclinedRisk {
  const pick = (isMeant: (record: BatchRecord) => boolean) =>
    plan.batches.flatMap((batch, index) => {
      const record = records[index]
      return record && isMeant(record) ? listPaid(batch, record) : []
    })
  return { mayArrive: pick(isInDoubt), arrived: pick(hasArrived) }
}

function listPaid({ first, count }: Batch, { skipped, paidBy }: BatchRecord): number[] {
  const unpaid = new Set(paidBy ? [] : skipped.map(({ index }) => index))
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    unpaid.has(index) ? [] : [first + index],
  )
}

/** Summarises the doubt of a run. */
export function findDoubt(records: BatchRecord[]): RunSummary['doubt'] {
  if (records.some(isInDoubt)) return 'open'
  return records.some(hasArrived) ? 'arrived' : undefined
}

function hasArrived({ doubt, state, isMarkedOnly }: BatchRecord): boolean {
  return doubt !== undefined && (isMarkedOnly || state === 'mined' || state === 'reconciled' || state === 'paidByOther')
}
