// Records the call that a wallet is requested to send, and compares transactions with it.

import { type Hex, isAddressEqual, keccak256, size, slice, type Transaction } from 'viem'
import type { AskedCall } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** What is kept of an intent before the wallet is asked. Its bytes may be a hundred kilobytes: their hash will do. */
export function toRequestedCall({ to, value, data }: Pick<TransactionIntent, 'to' | 'value' | 'data'>): AskedCall {
  return { to, value: value.toString(), inputHash: keccak256(data), inputSize: size(data) }
}

/**
 * Whether a transaction is the one that the wallet was asked for.
 *
 * @returns `same` also with bytes behind the input, as some wallets add to name themselves: contracts do not read them.
 * `related` where the wallet may have wrapped or changed it; what is `other` did certainly not do it.
 */
export function compareCall(
  { to, value, input }: Pick<Transaction, 'to' | 'value' | 'input'>,
  asked: AskedCall,
): 'same' | 'related' | 'other' {
  const isToSame = to !== null && isAddressEqual(to, asked.to)
  const isInputSame = keccak256(head(input, asked.inputSize)) === asked.inputHash
  if (isToSame && isInputSame) return value.toString() === asked.value ? 'same' : 'related'
  return input.toLowerCase().includes(asked.to.slice(2).toLowerCase()) ? 'related' : 'other'
}

/** Whether a transaction has nothing to do with the call. A user may change what is called, such as the amount of an approval. */
export function isUnrelated(transaction: Parameters<typeof compareCall>[0], asked: AskedCall): boolean {
  const isToSame = transaction.to !== null && isAddressEqual(transaction.to, asked.to)
  return !isToSame && compareCall(transaction, asked) === 'other'
}

function head(input: Hex, bytes: number): Hex {
  return bytes === 0 ? '0x' : slice(input, 0, bytes)
}
