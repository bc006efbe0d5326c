import type { Batch } from './plan-types.ts'
import type { BatchRecord } from './record-types.ts'

/** The record of a batch that nobody has touched. */
export function newRecord({ number }: Pick<Batch, 'number'>): BatchRecord {
  return { number, state: 'queued', isHandedOver: false, hashes: [], isMarkedOnly: false, skipped: [] }
}
