import { encodeFunctionData, erc20Abi } from 'viem'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { TrialCall } from './try-batch.ts'

/** The permissions that a plan still needs, in order. `allowance`: what MultiSender may move now, base units. */
export function listApprovals(plan: Plan, allowance: bigint): TrialCall[] {
  const { asset, multiSender, total, route } = plan
  if (asset.kind !== 'erc20' || route === 'plainToken' || allowance >= total) return []
  const approve = (amount: bigint): TrialCall => ({
    to: asset.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, amount] }),
  })
  // Some tokens refuse to change one permission into another; zero first never hurts in a simulation.
  return allowance > 0n ? [approve(0n), approve(total)] : [approve(total)]
}
