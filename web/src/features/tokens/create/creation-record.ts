// Makes the salt of a creation, names the key under which this device records it, and picks the record that made the token.
import { type Address, type Hex, toHex } from 'viem'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/**
 * Returns the key of the creation of a draft. Chain and account are part of it: the same draft may become a token, at the same
 * address, on other chains too, and those are separate creations.
 */
export function creationKey({ salt, chainId, account }: { salt: Hex; chainId: number; account: Address }): string {
  return `create:${salt}:${chainId}:${account}`
}

/** 32 random bytes. One salt creates one token, so it belongs to a draft, not to a click. */
export function newSalt(): Hex {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** Returns the record if its transaction created the token. A failed one, such as a second with the same salt, did not. */
export function findCreationRecord(record: ActivityRecord | undefined): ActivityRecord | undefined {
  return record && ['submitted', 'replaced', 'mined', 'final'].includes(record.state) ? record : undefined
}
