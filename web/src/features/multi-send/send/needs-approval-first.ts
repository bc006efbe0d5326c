import type { StoredRun } from '../run/types.ts'

/** Whether a plan moves a token through MultiSender, which needs the sender's permission. */
export function needsPermission({ route }: Pick<StoredRun['plan'], 'route'>): boolean {
  return route === 'tokenFrom' || route === 'tokenPull'
}

/** Whether a run starts with Approve: it needs a permission, and no batch was ever at a wallet. */
export function needsApprovalFirst({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): boolean {
  return needsPermission(plan) && records.every(({ isHandedOver }) => !isHandedOver)
}
