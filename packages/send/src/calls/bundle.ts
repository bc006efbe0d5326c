// Names a bundle by batch and approvals, and lists its calls.

import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { concatHex, encodeFunctionData, erc20Abi, type Hex, hexToNumber, numberToHex, size, slice } from 'viem'
import type { WalletCall } from '@/lib/wallet/requests/calls.ts'

/** What a batch needs before it, in the same bundle: nothing, an approval of its total, or that after one of zero. */
export const callApprovals = ['none', 'exact', 'resetFirst'] as const
export type CallApprovals = (typeof callApprovals)[number]

/**
 * The id of a bundle: the batch's own, which no other batch has, and one byte for the approvals in it. So a bundle that is
 * sent again has the same bytes and the same id, and a wallet that has it refuses the second.
 */
export function toCallId(batchId: bigint, approvals: CallApprovals): Hex {
  return concatHex([numberToHex(batchId, { size: 32 }), numberToHex(callApprovals.indexOf(approvals), { size: 1 })])
}

/** @returns The approvals that {@link toCallId} put into an id; undefined for an id that is not of this batch. */
export function readCallId(callId: string, batchId: bigint): CallApprovals | undefined {
  const id = callId as Hex
  if (size(id) !== 33 || slice(id, 0, 32) !== numberToHex(batchId, { size: 32 })) return undefined
  return callApprovals[hexToNumber(slice(id, 32))]
}

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
