import { isOpen } from '@/features/multi-send/core/is-open.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'

/** Whether a wallet or another device may hold a batch that is not paid. What the user has declined counts as not sent. */
export function isFrozen(record: BatchRecord): boolean {
  const isDeclined = record.state === 'queued' && record.doubt !== undefined
  return record.isHandedOver && isOpen(record) && !record.isReleased && !isDeclined
}

/** Whether a batch can be given up here, without the chain. Of a frozen plain transfer the user says that the wallet has it no more. */
export function canEnd(record: BatchRecord, isPlain: boolean): boolean {
  if (!isOpen(record) || record.isPending || record.isMarkedOnly) return false
  if (isFrozen(record)) return isPlain
  return record.state === 'queued' || record.isReleased === true
}
