// Makes a Safe's transaction of calls, of batches of a plan, or of nothing.

import { ierc20Abi } from '@saleyard/generated/abis'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Address, encodeFunctionData } from 'viem'
import { encodeMultiSend, type SafeCall } from './multi-send.ts'
import { type SafeTx, withoutRefund } from './safe-tx.ts'

type ProposeCallsParameters = {
  nonce: bigint
  /** MultiSendCallOnly of the chain, see `readSafe`; one call alone needs none. */
  multiSend?: Address
}

/**
 * Makes one transaction of these calls. A single call is made as it is; several are packed.
 *
 * @throws {SafeError} `callsMissing`, `multiSendMissing`.
 */
export function proposeCalls(calls: readonly SafeCall[], { nonce, multiSend }: ProposeCallsParameters): SafeTx {
  const [first, ...others] = calls
  if (!first) throw new SafeError('callsMissing')
  const { to, value, data } = first
  if (others.length === 0) return { to, value, data, operation: 0, ...withoutRefund, nonce }
  if (!multiSend) throw new SafeError('multiSendMissing')
  return { to: multiSend, value: 0n, data: encodeMultiSend(calls), operation: 1, ...withoutRefund, nonce }
}

/**
 * Lists the calls that pay batches: each batch's own, its bytes unchanged, after an approval of exactly its total where
 * the sender needs one. Where recipients may be skipped, what is left of the approval is taken back.
 *
 * @throws {SafeError} `permitRefused`.
 */
export function listBatchCalls(
  {
    asset,
    route,
    mode,
    multiSender,
    permit,
    permit2,
  }: Pick<Plan, 'asset' | 'route' | 'mode' | 'multiSender' | 'permit' | 'permit2'>,
  batches: readonly Pick<Batch, 'to' | 'value' | 'data' | 'total'>[],
): SafeCall[] {
  if (permit || permit2) throw new SafeError('permitRefused')
  return batches.flatMap(({ to, value, data, total }) => {
    const pays = { to, value, data }
    if (asset.kind === 'native' || !usesAllowance(route)) return [pays]
    const approve = (amount: bigint) => approveCall(asset.token, multiSender, amount)
    return [approve(total), pays, ...(mode.kind === 'skip' ? [approve(0n)] : [])]
  })
}

function approveCall(token: Address, spender: Address, amount: bigint): SafeCall {
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [spender, amount] })
  return { to: token, value: 0n, data }
}

/** Makes the transaction that does nothing but use the nonce, as Safe's own page does to reject another one. */
export function proposeRejection(safe: Address, nonce: bigint): SafeTx {
  return { to: safe, value: 0n, data: '0x', operation: 0, ...withoutRefund, nonce }
}
