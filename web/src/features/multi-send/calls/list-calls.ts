import { encodeFunctionData, erc20Abi } from 'viem'
import type { Batch, Plan } from '@/features/multi-send/core/plan-types.ts'
import type { WalletCall } from '@/lib/wallet/requests/send-calls.ts'
import type { CallApprovals } from './call-id.ts'

/**
 * The calls of one batch: the approval of exactly its total where it needs one, and the batch as it was planned. Afterwards
 * nothing of the approval is left.
 */
export function listCalls(
  { asset, multiSender }: Pick<Plan, 'asset' | 'multiSender'>,
  { to, data, value, total }: Batch,
  approvals: CallApprovals,
): WalletCall[] {
  const batch = { to, data, value }
  if (asset.kind !== 'erc20') return [batch]
  const approve = (amount: bigint): WalletCall => ({
    to: asset.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, amount] }),
    value: 0n,
  })
  const before = { none: [], exact: [approve(total)], resetFirst: [approve(0n), approve(total)] }
  return [...before[approvals], batch]
}
