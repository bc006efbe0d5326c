import { isEnded } from './is-ended.ts'
import type { BatchRecord } from './record-types.ts'

/** Whether a batch is neither in a block nor given up. */
export function isOpen(record: Pick<BatchRecord, 'state'>): boolean {
  return !isEnded(record) && record.state !== 'mined' && record.state !== 'cancelling'
}
