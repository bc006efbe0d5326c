import type { Batch } from '../core/plan-types.ts'
import { isInDoubt } from '../core/reconcile/watch-doubt.ts'
import type { BatchRecord } from '../core/record-types.ts'
import type { RunSummary, StoredRun } from './types.ts'

/** Batches of a run whose recipients a new plan may pay, or pays, a second time, although this run counts them as not sent. */
export type DeclinedRisk = {
  /** A wallet may have sent them all the same, and the chain has not shown that it did not. */
  mayArrive: Batch[]
  /** The wallet has sent them: they are on chain. */
  arrived: Batch[]
}

/** What the records say, as of the last look at the chain. */
export function readDeclinedRisk({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): DeclinedRisk {
  const pick = (isMeant: (record: BatchRecord) => boolean) =>
    plan.batches.filter((_, index) => {
      const record = records[index]
      return record !== undefined && isMeant(record)
    })
  return { mayArrive: pick(isInDoubt), arrived: pick(hasArrived) }
}

/** The same for the summary of a run. */
export function findDoubt(records: BatchRecord[]): RunSummary['doubt'] {
  if (records.some(isInDoubt)) return 'open'
  return records.some(hasArrived) ? 'arrived' : undefined
}

function hasArrived({ doubt, state, isMarkedOnly }: BatchRecord): boolean {
  return doubt !== undefined && (isMarkedOnly || state === 'mined' || state === 'reconciled')
}
