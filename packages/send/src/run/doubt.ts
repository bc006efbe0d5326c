// Watches batches that count as not sent although a wallet may have sent them, and lists whom a second plan might pay twice.

import type { Batch } from '@saleyard/send/plan/types.ts'
import type { BatchRecord, ChainFacts, Doubt, TransactionFact } from './batch-record.ts'
import { isNodeBehind } from './reconcile-unmarked.ts'
import type { RunSummary, StoredRun } from './types.ts'

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
 * The same for a plain transfer. No mark keeps a second one from paying, so no quiet ends it, which a wallet may break at any time:
 * only that every number it could have got is final for something else.
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
 * Whom a new plan may pay, or pays, a second time, although a run counts them as not sent: their positions in the run's list. Not
 * those whom a batch on chain has skipped.
 */
type DeclinedRisk = {
  /** A wallet may have sent their batch all the same, and the chain has not shown that it did not. */
  mayArrive: number[]
  /** The wallet has sent their batch: it is on chain. */
  arrived: number[]
}

/** What the records say, as of the last look at the chain. */
export function readDeclinedRisk({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): DeclinedRisk {
  const pick = (isMeant: (record: BatchRecord) => boolean) =>
    plan.batches.flatMap((batch, index) => {
      const record = records[index]
      return record && isMeant(record) ? listPaid(batch, record) : []
    })
  return { mayArrive: pick(isInDoubt), arrived: pick(hasArrived) }
}

function listPaid({ first, count }: Batch, { skipped }: BatchRecord): number[] {
  const unpaid = new Set(skipped.map(({ index }) => index))
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    unpaid.has(index) ? [] : [first + index],
  )
}

/** The same for the summary of a run. */
export function findDoubt(records: BatchRecord[]): RunSummary['doubt'] {
  if (records.some(isInDoubt)) return 'open'
  return records.some(hasArrived) ? 'arrived' : undefined
}

function hasArrived({ doubt, state, isMarkedOnly }: BatchRecord): boolean {
  return doubt !== undefined && (isMarkedOnly || state === 'mined' || state === 'reconciled' || state === 'paidByOther')
}
