// Decodes what a Safe's transaction does: approvals, batches with their marks, transfers, and what we do not know.

import { ierc20Abi } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { type Address, decodeFunctionData, getAddress, type Hex, isAddressEqual, size, slice } from 'viem'
import { listCalls, type SafeCall } from './multi-send.ts'
import type { SafeTx } from './safe-tx.ts'

/** One call in words' data; amounts in wei and base units. */
export type Act =
  | { kind: 'approve'; token: Address; spender: Address; amount: bigint }
  | BatchAct
  | { kind: 'transfer'; token: Address; recipient: Address; amount: bigint }
  | { kind: 'coin'; recipient: Address; amount: bigint }
  /** A call of the Safe by itself without bytes: it only uses the nonce. */
  | { kind: 'rejection' }
  /** A call of the Safe by itself: owners, threshold, modules, or others of its settings. */
  | { kind: 'settings'; selector: Hex; bytes: number }
  | { kind: 'unknown'; to: Address; value: bigint; selector: Hex; bytes: number }

export type BatchAct = {
  kind: 'batch'
  /** MultiSender, or a token that pays by itself: whether that is a token of ours only the chain knows. */
  contract: Address
  functionName: string
  /** The batch's mark in the contract. */
  id: bigint
  /** Absent for the native coin. */
  token?: Address
  count: number
  /** Sum of all payments. */
  total: bigint
}

/**
 * Decodes what a transaction does, one act for each call.
 *
 * @throws {SafeError} `delegateCallRefused`.
 */
export function describeTx(safe: Address, tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>): Act[] {
  return listCalls(tx).map((call) => describeCall(safe, call))
}

function describeCall(safe: Address, call: SafeCall): Act {
  const { value, data } = call
  const to = getAddress(call.to)
  if (isAddressEqual(to, safe)) return describeOwn(call)
  if (data === '0x') return { kind: 'coin', recipient: to, amount: value }
  return describeBatch(call) ?? describeToken(call) ?? { kind: 'unknown', to, value, ...shorten(data) }
}

function describeOwn({ value, data }: SafeCall): Act {
  return data === '0x' && value === 0n ? { kind: 'rejection' } : { kind: 'settings', ...shorten(data) }
}

function shorten(data: Hex): { selector: Hex; bytes: number } {
  return { selector: size(data) < 4 ? '0x' : slice(data, 0, 4), bytes: size(data) }
}

/** Any contract may have functions of these names: only MultiSender is known to do what they say. */
function describeBatch({ to, value, data }: SafeCall): BatchAct | undefined {
  const batch = readBatch(data)
  if (!batch) return undefined
  const { functionName, payments, values } = batch
  const isToken = functionName === 'transferMany'
  if (!isToken && !isAddressEqual(to, deployments.MultiSender)) return undefined

  const contract = getAddress(to)
  const token = isToken ? contract : values.token && getAddress(values.token)
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  // The contract refuses a call whose sums differ.
  const [stated, coin] = token ? [values.total, 0n] : [total, total]
  if (stated !== total || coin !== value) return undefined
  return {
    kind: 'batch',
    contract,
    functionName,
    id: values.id,
    ...(token && { token }),
    count: payments.length,
    total,
  }
}

function describeToken({ to, value, data }: SafeCall): Act | undefined {
  if (value !== 0n) return undefined
  const token = getAddress(to)
  try {
    const { functionName, args } = decodeFunctionData({ abi: ierc20Abi, data })
    if (functionName === 'approve') return { kind: 'approve', token, spender: getAddress(args[0]), amount: args[1] }
    if (functionName !== 'transfer') return undefined
    return { kind: 'transfer', token, recipient: getAddress(args[0]), amount: args[1] }
  } catch {
    return undefined
  }
}
