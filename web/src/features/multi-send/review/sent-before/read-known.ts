// Reads which of an account's transactions this device knows.

import { type Address, type Hash, isAddressEqual } from 'viem'
import { activityStore } from '@/lib/transactions/activity-store.ts'

/** This device's knowledge of an account's transactions on one chain. */
export type KnownTransactions = {
  hashes: ReadonlySet<Hash>
  /** Nonces of mined transactions. */
  mined: ReadonlySet<number>
  /** Nonces of pending transactions. */
  waiting: ReadonlySet<number>
  /** Lower nonces were used more than a day ago. */
  usedBefore: number
}

/** In milliseconds. */
const day = 86_400_000

/** Reads the account's transactions that this device knows; none if the browser allows no storage. */
export async function readKnown(chainId: number, account: Address): Promise<KnownTransactions> {
  const records = await activityStore.list().catch(() => [])
  const sent = records.filter((record) => record.chainId === chainId && record.hash !== undefined)
  const own = sent.filter((record) => isAddressEqual(record.account, account) && !record.signer)
  const mined = own.filter(({ state }) => state === 'mined' || state === 'final' || state === 'reverted')
  const numbersOf = (some: typeof own) => some.flatMap(({ nonce }) => nonce ?? [])
  return {
    hashes: new Set(sent.flatMap(({ hash }) => hash ?? [])),
    mined: new Set(numbersOf(mined)),
    waiting: new Set(numbersOf(own)),
    usedBefore: Math.max(-1, ...numbersOf(mined.filter(({ updatedAt }) => Date.now() - updatedAt > day))) + 1,
  }
}
