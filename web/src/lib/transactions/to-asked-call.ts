import { keccak256, size } from 'viem'
import type { AskedCall } from './activity-store.ts'
import type { TransactionIntent } from './transaction-intent.ts'

/** What is kept of an intent before the wallet is asked. Its bytes may be a hundred kilobytes: their hash will do. */
export function toAskedCall({ to, value, data }: Pick<TransactionIntent, 'to' | 'value' | 'data'>): AskedCall {
  return { to, value: value.toString(), inputHash: keccak256(data), inputSize: size(data) }
}
