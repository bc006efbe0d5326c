import { getAddress, keccak256, type Transaction } from 'viem'
import type { SentDetails } from './activity-store.ts'

/** What the chain shows of a transaction, as it is kept. */
export function toSentDetails({ to, value, input }: Transaction): SentDetails {
  return { to: to && getAddress(to), value: value.toString(), inputHash: keccak256(input) }
}
