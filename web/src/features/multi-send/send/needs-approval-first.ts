import type { StoredRun } from '@/features/multi-send/run/types.ts'

/** Whether a plan moves a token by MultiSender's allowance. What goes through Permit2 does not. */
export function needsPermission({ route, permit2 }: Pick<StoredRun['plan'], 'route' | 'permit2'>): boolean {
  return (route === 'tokenFrom' || route === 'tokenPull') && !permit2
}

/**
 * Whether a run starts with Approve: it needs a permission that its batches do not bring along, and no batch was ever at a
 * wallet.
 */
export function needsApprovalFirst({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): boolean {
  const isCarried = plan.permit !== undefined || plan.approval === 'calls'
  return needsPermission(plan) && !isCarried && records.every(({ isHandedOver }) => !isHandedOver)
}
