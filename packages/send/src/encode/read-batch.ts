// Decodes the bytes of a batch into its function, arguments and payments.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { type Abi, type AbiFunction, type Address, decodeFunctionData, type Hex } from 'viem'
import { decodeBatch, type EncodedBatch, type Payment } from './encode-batch.ts'

/** Arguments of MultiSender's functions by name; each function takes some of them. */
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

/** Decodes a batch; undefined if the bytes are no call of MultiSender. */
export function readBatch(data: Hex): ReadBatchReturnType | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: multiSenderAbi as Abi, data })
    const found = (multiSenderAbi as Abi).find(
      (item): item is AbiFunction => item.type === 'function' && item.name === functionName,
    )
    const named = Object.fromEntries(found?.inputs.map(({ name }, index) => [name, args[index]]) ?? [])
    const values = named as BatchValues
    const encoded = toEncoded(values)
    return encoded && { functionName, args, values, payments: decodeBatch(encoded) }
  } catch {
    return undefined
  }
}

function toEncoded({ unit, width, amount, records, recipients }: BatchValues): EncodedBatch | undefined {
  if (amount !== undefined && recipients) return { kind: 'equal', amount, records: recipients }
  if (unit === undefined || width === undefined || !records || width > 32n) return undefined
  return { kind: 'distinct', unit, width: Number(width), records }
}
