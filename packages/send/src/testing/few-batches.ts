// Provides five recipients in three batches, with their records.

import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, newRecord, type SkippedRecipient } from '@saleyard/send/run/batch-record.ts'
import type { Address } from 'viem'

const addresses = [1, 2, 3, 4, 5].map((digit) => `0x${`${digit}${digit}`.repeat(20)}` as const)

/** Five recipients on lines 1 to 5, who get 0.1 to 0.5 of a coin with 18 decimals. */
export const recipients = addresses.map((address, index) => ({
  address,
  amount: BigInt(index + 1) * 10n ** 17n,
  lines: [index + 1],
}))

/** Batches of two, two and one recipients. */
export const batches = [
  { number: 1, first: 0, count: 2, data: '0x01' },
  { number: 2, first: 2, count: 2, data: '0x02' },
  { number: 3, first: 4, count: 1, data: '0x03' },
] satisfies Partial<Batch>[] as unknown as Batch[]

export function record(number: number, change: Partial<BatchRecord> = {}): BatchRecord {
  return { ...newRecord({ number }), ...change }
}

/** @param index Position in the batch. @param position Position in the list. Both count from 0. */
export function skipped(index: number, position: number): SkippedRecipient {
  const { address, amount } = recipients[position] ?? { address: '0x' as Address, amount: 0n }
  return { index, recipient: address, amount }
}
