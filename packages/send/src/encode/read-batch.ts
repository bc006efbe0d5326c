// Decodes the bytes of a batch into its function, arguments and payments.

import { multiSenderAbi, standardTokenAbi } from '@saleyard/generated/abis'
import { type Abi, type AbiFunction, type Address, decodeFunctionData, type Hex } from 'viem'
import { decodeBatch, type EncodedBatch, type Payment } from './encode-batch.ts'

/** All functions that pay a batch: MultiSender's, and that of a token which pays many by itself. */
export const batchAbi: Abi = [
  ...multiSenderAbi,
  ...standardTokenAbi.filter((item) => item.type === 'function' && item.name === 'transferMany'),
]

/** Arguments of these functions by name; each function takes some of them. */
export type BatchValues = {
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

export type ReadBatchReturnType = {
  functionName: string
  args: readonly unknown[]
  values: BatchValues
  /** Addresses in lower case, amounts in base units. */
  payments: Payment[]
}

/** Decodes a batch; undefined if the bytes are no call that pays one. */
export function readBatch(data: Hex): ReadBatchReturnType | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: batchAbi, data })
    const found = batchAbi.find((item): item is AbiFunction => item.type === 'function' && item.name === functionName)
    const named = Object.fromEntries(found?.inputs.map(({ name }, index) => [name, args[index]]) ?? [])
    const values = named as BatchValues
    const encoded = toEncoded(functionName, values)
    return encoded && { functionName, args, values, payments: decodeBatch(encoded) }
  } catch {
    return undefined
  }
}

function toEncoded(
  functionName: string,
  { unit, width, amount, records, recipients }: BatchValues,
): EncodedBatch | undefined {
  if (amount !== undefined && recipients) return { kind: 'equal', amount, records: recipients }
  if (unit === undefined || width === undefined || !records || width > 32n) return undefined
  // Only the token's function pays equal amounts without a width.
  if (width === 0n && functionName === 'transferMany') return { kind: 'equal', amount: unit, records }
  return { kind: 'distinct', unit, width: Number(width), records }
}
