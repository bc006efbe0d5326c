// Builds the call that pays a batch, on every route and in every mode.

import { ierc20Abi, multiSenderAbi, standardTokenAbi } from '@saleyard/generated/abis'
import type { Permit, Permit2Transfer } from '@saleyard/send/plan/permit-types.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Asset, Batch, Route, SendMode } from '@saleyard/send/plan/types.ts'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { type EncodedBatch, encodeBatch, type Payment } from './encode-batch.ts'

type EncodeCallParameters = {
  id: bigint
  route: Route
  asset: Asset
  mode: SendMode
  multiSender: Address
  payments: Payment[]
  /** Only on a token route: the call sets the allowance itself. */
  permit?: Permit
  /** Only on `tokenPull`: it replaces an allowance. */
  permit2?: Permit2Transfer
}

export type Call = Pick<Batch, 'functionName' | 'to' | 'value' | 'data' | 'total'>

/**
 * Builds the exact call that pays these payments. Its data is final: its length is what the transaction carries.
 *
 * @throws {PlanError} `routeMismatch`, `plainNeedsOne`, and those of {@link encodeBatch}.
 */
export function encodeCall(parameters: EncodeCallParameters): Call {
  const { route, asset } = parameters
  const isNative = route === 'native' || route === 'plainNative'
  if (isNative !== (asset.kind === 'native')) throw new PlanError('routeMismatch', { route, asset: asset.kind })

  checkSignature(parameters)
  const total = parameters.payments.reduce((sum, { amount }) => sum + amount, 0n)
  if (route === 'plainNative' || route === 'plainToken') return encodePlain(parameters, total)
  const batch = encodeBatch(parameters.payments)
  if (route === 'tokenItself') return encodeTransferMany(parameters, batch, total)
  const functionName = nameFunction(route, batch.kind, parameters)
  const args = listArguments(parameters, batch, total)
  // The name and its arguments fit by construction; viem's types cannot express that.
  const data = encodeFunctionData({ abi: multiSenderAbi, functionName, args } as unknown as EncodeParameters)
  return { functionName, to: parameters.multiSender, value: isNative ? total : 0n, data, total }
}

type EncodeParameters = Parameters<typeof encodeFunctionData<typeof multiSenderAbi>>[0]

const prefixes = { native: 'sendNative', tokenPull: 'sendToken', tokenFrom: 'sendTokenFrom' } as const

function nameFunction(
  route: keyof typeof prefixes,
  kind: EncodedBatch['kind'],
  { mode, permit, permit2 }: EncodeCallParameters,
): string {
  return [
    prefixes[route],
    kind === 'equal' && 'Equal',
    permit && 'WithPermit',
    permit2 && 'WithPermit2',
    mode.kind === 'skip' && 'OrSkip',
  ]
    .filter(Boolean)
    .join('')
}

function listArguments(
  { id, asset, mode, permit, permit2 }: EncodeCallParameters,
  batch: EncodedBatch,
  total: bigint,
): unknown[] {
  const signature = permit ?? permit2
  return [
    id,
    ...(mode.kind === 'skip' ? [mode.gasCap] : []),
    ...(asset.kind === 'erc20' ? [asset.token, total] : []),
    ...(batch.kind === 'equal' ? [batch.amount] : [batch.unit, BigInt(batch.width)]),
    batch.records,
    ...(signature ? [signature] : []),
  ]
}

/** Refuses pairs of route and signature for which MultiSender has no function. */
function checkSignature({ route, asset, permit, permit2 }: EncodeCallParameters): void {
  const isPossible = (!permit || usesAllowance(route)) && (!permit2 || (route === 'tokenPull' && !permit))
  if (!isPossible) throw new PlanError('routeMismatch', { route, asset: asset.kind })
}

/** With width 0 each recipient gets `unit`. The token knows no skipping variant: nothing of a batch could be skipped. */
function encodeTransferMany({ id, asset, mode }: EncodeCallParameters, batch: EncodedBatch, total: bigint): Call {
  if (asset.kind !== 'erc20' || mode.kind === 'skip') {
    throw new PlanError('routeMismatch', { route: 'tokenItself', asset: asset.kind })
  }
  const [unit, width] = batch.kind === 'equal' ? [batch.amount, 0n] : [batch.unit, BigInt(batch.width)]
  const functionName = 'transferMany'
  const args = [id, total, unit, width, batch.records] as const
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName, args })
  return { functionName, to: asset.token, value: 0n, data, total }
}

function encodePlain({ asset, payments }: EncodeCallParameters, total: bigint): Call {
  const [payment] = payments
  if (!payment || payments.length > 1) throw new PlanError('plainNeedsOne', { count: payments.length })
  const { address, amount } = payment
  if (asset.kind === 'native') return { functionName: '', to: address, value: amount, data: '0x', total }

  const data: Hex = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [address, amount] })
  return { functionName: 'transfer', to: asset.token, value: 0n, data, total }
}
