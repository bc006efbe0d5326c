// Derives facts from a run's plan and records: what is paid, open or may be given up, and whether it needs an approval.

import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'

type CountedRecord = Pick<BatchRecord, 'state' | 'skipped' | 'isMarkedOnly' | 'isUnproven'>

/** Counts the recipients paid in a block, final or not, without skipped ones, and without those of whom no node shows it. */
export function countPaid(batches: Pick<Batch, 'count'>[], records: CountedRecord[]): number {
  return records.reduce((sum, { state, skipped, isMarkedOnly, isUnproven }, index) => {
    const isPaid = ['mined', 'reconciled', 'paidByOther'].includes(state) && !isMarkedOnly && !isUnproven
    return isPaid ? sum + (batches[index]?.count ?? 0) - skipped.length : sum
  }, 0)
}

/** Sums what these recipients were paid, in base units. */
export function sumPaid(batches: Pick<Batch, 'count' | 'total'>[], records: CountedRecord[]): bigint {
  return batches.reduce((sum, batch, index) => {
    const record = records[index]
    if (!record || countPaid([batch], [record]) === 0) return sum
    return sum + batch.total - record.skipped.reduce((skipped, { amount }) => skipped + amount, 0n)
  }, 0n)
}

/** Sums the batches that are neither paid nor given up, in base units: the allowance that MultiSender still needs. */
export function countOpenTotal({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): bigint {
  return plan.batches.reduce((sum, { total }, index) => {
    const record = records[index]
    return record && !isUnresolved(record) ? sum : sum + total
  }, 0n)
}

/** Whether a wallet or another device may hold an unpaid batch. A batch that the user declined counts as not sent. */
export function isFrozen(record: BatchRecord): boolean {
  const isDeclined = record.state === 'queued' && record.doubt !== undefined
  return record.isHandedOver && isUnresolved(record) && !record.isReleased && !isDeclined
}

/**
 * Whether a batch can be given up without the chain. For a frozen plain transfer, the user confirms that the wallet no
 * longer holds it.
 */
export function canEnd(record: BatchRecord, isPlain: boolean): boolean {
  if (!isUnresolved(record) || record.isPending || record.isMarkedOnly) return false
  if (isFrozen(record)) return isPlain
  return record.state === 'queued' || record.isReleased === true
}

/** Whether a plan moves a token by MultiSender's allowance. A Permit2 transfer does not. */
export function needsPermission({ route, permit2 }: Pick<StoredRun['plan'], 'route' | 'permit2'>): boolean {
  return usesAllowance(route) && !permit2
}

/** Whether the user may have to approve: each batch of a Safe carries its own approval, where the wallet takes both. */
export function hasApprovalStep(plan: Pick<StoredRun['plan'], 'route' | 'permit2' | 'isSafe' | 'approval'>): boolean {
  return needsPermission(plan) && !(plan.isSafe && plan.approval === 'calls')
}

/**
 * Whether a run starts with Approve: it needs an allowance that its batches do not carry, and no batch was ever
 * submitted to a wallet.
 */
export function needsApprovalFirst({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): boolean {
  const isIncluded = plan.permit !== undefined || plan.approval === 'calls'
  return needsPermission(plan) && !isIncluded && records.every(({ isHandedOver }) => !isHandedOver)
}
