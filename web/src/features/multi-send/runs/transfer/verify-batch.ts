import { multiSenderAbi } from '@saleyard/generated'
import { type Abi, encodeFunctionData, type Hex } from 'viem'
import type { Payment } from '@/features/multi-send/core/encode-batch.ts'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { Batch, Plan, Route } from '@/features/multi-send/core/plan-types.ts'
import { type BatchValues, readBatch } from '@/features/multi-send/core/read-batch.ts'
import { TransferProblem } from './transfer-problem.ts'

const functionsOf: Partial<Record<Route, RegExp>> = {
  native: /^sendNative(Equal)?(OrSkip)?$/,
  tokenPull: /^sendToken(Equal)?(WithPermit2?)?(OrSkip)?$/,
  tokenFrom: /^sendTokenFrom(Equal)?(WithPermit)?(OrSkip)?$/,
}

/**
 * Reads a batch's bytes back and compares all that they say with the plan and with the recipients that it is to pay.
 *
 * @returns The same call without an id, from which the plan's ids are made.
 * @throws TransferProblem `batch`, `recipients`.
 */
export function verifyBatch(plan: Plan, batch: Batch, recipients: Recipient[]): Hex {
  const refuse = new TransferProblem('batch', { number: batch.number })
  const read = readBatch(batch.data)
  if (!read) throw refuse
  const { functionName, args, values, payments } = read
  const encode = (id: bigint) =>
    encodeFunctionData({ abi: multiSenderAbi as Abi, functionName, args: [id, ...args.slice(1)] })

  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const isTrue =
    // Bytes behind the arguments would be part of no id.
    encode(values.id) === batch.data && values.id === batch.id && saysThePlan(plan, batch, functionName, values, total)
  if (!isTrue) throw refuse
  if (!areSame(payments, recipients)) throw new TransferProblem('recipients', { number: batch.number })
  return encode(0n)
}

function saysThePlan(plan: Plan, batch: Batch, functionName: string, values: BatchValues, total: bigint): boolean {
  const { asset, mode, route, multiSender } = plan
  const token = asset.kind === 'erc20' ? asset.token.toLowerCase() : undefined
  return [
    functionName === batch.functionName,
    functionsOf[route]?.test(functionName),
    functionName.endsWith('OrSkip') === (mode.kind === 'skip'),
    values.gasCap === (mode.kind === 'skip' ? mode.gasCap : undefined),
    values.token?.toLowerCase() === token,
    values.total === (token ? total : undefined),
    batch.total === total,
    batch.value === (token ? 0n : total),
    batch.to.toLowerCase() === multiSender.toLowerCase(),
  ].every(Boolean)
}

function areSame(payments: Payment[], recipients: Recipient[]): boolean {
  return (
    payments.length === recipients.length &&
    payments.every(({ address, amount }, index) => {
      const recipient = recipients[index]
      return address === recipient?.address.toLowerCase() && amount === recipient.amount
    })
  )
}
