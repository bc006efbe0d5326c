import { newRecord } from './new-record.ts'
import type { Batch } from './plan-types.ts'
import { reconcileMarked } from './reconcile/reconcile-marked.ts'
import { reconcilePlain } from './reconcile/reconcile-plain.ts'
import { reconcileUnmarked } from './reconcile/reconcile-unmarked.ts'
import { watchDoubt } from './reconcile/watch-doubt.ts'
import type { BatchRecord, ChainFacts } from './record-types.ts'

/**
 * Tells from the chain alone how far each batch is. What the chain shows wins over what was stored; what it does not show
 * (a prompt still open, a hash not mined) stays as stored. A reorg leads back from mined to sent.
 *
 * @param records One per batch, same order.
 * @returns New records; the given ones are left alone.
 */
export function reconcile(batches: Batch[], records: BatchRecord[], facts: ChainFacts): BatchRecord[] {
  const marks = new Map(facts.marks.map(({ job, marks }) => [job, marks]))
  return batches.map((batch, index) => {
    const record = records[index] ?? newRecord(batch)
    if (batch.id === 0n) return reconcilePlain(record, facts)

    const logs = facts.logs.filter(({ id }) => id === batch.id)
    const isMarked = (((marks.get(batch.id >> 8n) ?? 0n) >> (batch.id & 255n)) & 1n) === 1n
    if (isMarked || logs.length > 0) return reconcileMarked(record, logs, facts)
    return watchDoubt(reconcileUnmarked(record, facts), facts)
  })
}
