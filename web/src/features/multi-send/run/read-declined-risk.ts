import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import { isInDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import type { RunSummary, StoredRun } from './types.ts'

/**
 * Whom a new plan may pay, or pays, a second time, although a run counts them as not sent: their positions in the run's list. Not
 * those whom a batch on chain has skipped.
 */
export type DeclinedRisk = {
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
