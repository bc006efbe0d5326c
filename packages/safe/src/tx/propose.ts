// Makes a Safe's transaction of calls, of batches of a plan, or of nothing.
import { ierc20Abi } from '@saleyard/generated/abis'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Address, encodeFunctionData } from 'viem'
import { encodeMultiSend, type SafeCall } from './multi-send.ts'
import { checkDomain, type SafeDomain, type SafeTx, withoutRefund } from './safe-tx.ts'

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

type ListBatchCallsParameters = SafeDomain & {
  /** What the Safe still allows MultiSender to take of the token, in base units. Some tokens change it only from 0. */
  allowance?: bigint
}

/**
 * Lists the calls that pay batches: each batch's own, its bytes unchanged, after an approval of exactly its total where
 * the sender needs one; a plan whose approval is `exact` has it from a transaction before. Where recipients may be skipped
 * one by one, what is left of the approval is taken back.
 *
 * @throws {SafeError} `chainMismatch`, `safeMismatch`: marks are those of the account that pays; `permitRefused`,
 * `unmarked`.
 */
export function listBatchCalls(
  plan: Pick<
    Plan,
    'asset' | 'route' | 'mode' | 'multiSender' | 'approval' | 'permit' | 'permit2' | 'chainId' | 'sender'
  >,
  batches: readonly Pick<Batch, 'id' | 'to' | 'value' | 'data' | 'total'>[],
  { allowance = 0n, ...domain }: ListBatchCallsParameters,
): SafeCall[] {
  const { asset, route, mode, multiSender, approval } = plan
  checkDomain(domain, { chainId: plan.chainId, safe: plan.sender })
  if (plan.permit || plan.permit2) throw new SafeError('permitRefused')
  const isMarked = !route.startsWith('plain') && batches.every(({ id }) => id !== 0n)
  // Without a mark nothing would stop a second payment by another transaction.
  if (!isMarked) throw new SafeError('unmarked')
  return batches.flatMap(({ to, value, data, total }, index) => {
    const pays = { to, value, data }
    if (asset.kind === 'native' || !usesAllowance(route) || approval === 'exact') return [pays]
    const approve = (amount: bigint) => approveCall(asset.token, multiSender, amount)
    const before = index === 0 && allowance > 0n ? [approve(0n)] : []
    // A pull takes the whole total at once.
    const behind = mode.kind === 'skip' && route === 'tokenFrom' ? [approve(0n)] : []
    return [...before, approve(total), pays, ...behind]
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
