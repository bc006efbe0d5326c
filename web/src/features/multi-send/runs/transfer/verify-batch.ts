import { multiSenderAbi } from '@saleyard/generated'
import { type Abi, type AbiFunction, type Address, decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import { decodeBatch } from '../../core/decode-batch.ts'
import type { EncodedBatch, Payment } from '../../core/encode-batch.ts'
import type { Recipient } from '../../core/list-types.ts'
import type { Batch, Plan, Route } from '../../core/plan-types.ts'
import { TransferProblem } from './transfer-problem.ts'

const functionsOf: Partial<Record<Route, RegExp>> = {
  native: /^sendNative(Equal)?(OrSkip)?$/,
  tokenPull: /^sendToken(Equal)?(WithPermit2?)?(OrSkip)?$/,
  tokenFrom: /^sendTokenFrom(Equal)?(WithPermit)?(OrSkip)?$/,
}

type Values = {
  id: bigint
  gasCap?: bigint
  token?: Address
  total?: bigint
  unit?: bigint
  width?: bigint
  amount?: bigint
  records?: Hex
  recipients?: Hex
}

/**
 * Reads a batch's bytes back and compares all that they say with the plan and with the recipients that it is to pay.
 *
 * @returns The same call without an id, from which the plan's ids are made.
 * @throws TransferProblem `batch`, `recipients`.
 */
export function verifyBatch(plan: Plan, batch: Batch, recipients: Recipient[]): Hex {
  const refuse = new TransferProblem('batch', { number: batch.number })
  const { functionName, args, values } = decode(batch, refuse)
  const encode = (id: bigint) =>
    encodeFunctionData({ abi: multiSenderAbi as Abi, functionName, args: [id, ...args.slice(1)] })

  const payments = decodeBatch(toEncoded(values, refuse))
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const isTrue =
    // Bytes behind the arguments would be part of no id.
    encode(values.id) === batch.data && values.id === batch.id && saysThePlan(plan, batch, functionName, values, total)
  if (!isTrue) throw refuse
  if (!areSame(payments, recipients)) throw new TransferProblem('recipients', { number: batch.number })
  return encode(0n)
}

function decode({ data }: Batch, refuse: TransferProblem) {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: multiSenderAbi as Abi, data })
    const found = (multiSenderAbi as Abi).find(
      (item): item is AbiFunction => item.type === 'function' && item.name === functionName,
    )
    const values = Object.fromEntries(found?.inputs.map(({ name }, index) => [name, args[index]]) ?? [])
    return { functionName, args, values: values as Values }
  } catch {
    throw refuse
  }
}

function saysThePlan(plan: Plan, batch: Batch, functionName: string, values: Values, total: bigint): boolean {
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

function toEncoded({ unit, width, amount, records, recipients }: Values, refuse: TransferProblem): EncodedBatch {
  if (amount !== undefined && recipients) return { kind: 'equal', amount, records: recipients }
  if (unit === undefined || width === undefined || !records || width > 32n) throw refuse
  return { kind: 'distinct', unit, width: Number(width), records }
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
