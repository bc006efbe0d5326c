// Computes fingerprints of payments and lists, and counts the payments that two lists share.

import type { Recipient } from '@saleyard/send/list/types.ts'
import type { Asset } from '@saleyard/send/plan/types.ts'
import { concatHex, type Hex, keccak256, numberToHex, zeroAddress } from 'viem'

/** `id`: id of the paid token, if the asset has several; 0 otherwise. */
export type FingerprintedPayment = Pick<Recipient, 'address' | 'amount'> & { id?: bigint }

/** The largest prime below 2^64. Different payments leave different remainders, except for one pair in 2^64. */
const prime = 18_446_744_073_709_551_557n
/** Arbitrary numbers of 64 bits, so that an address and an amount never compensate each other. */
const [ofAddress, ofAmount, ofId] = [0x9e3779b97f4a7c15n, 0xbf58476d1ce4e5b9n, 0x94d049bb133111ebn]

/** Computes a fingerprint for each payment, in order: the same recipient, amount and id always give the same number. */
export function fingerprintPayments(payments: readonly FingerprintedPayment[]): BigUint64Array {
  return BigUint64Array.from(
    payments,
    ({ address, amount, id = 0n }) => (BigInt(address) * ofAddress + amount * ofAmount + id * ofId) % prime,
  )
}

/** Computes one fingerprint for a list on one chain and in one asset; it is a sum, so the order does not matter. */
export function fingerprintList(chainId: number, asset: Asset, prints: BigUint64Array): Hex {
  const token = asset.kind === 'erc20' ? asset.token : zeroAddress
  let [sum, squares] = [0n, 0n]
  for (const print of prints) {
    sum += print
    squares += print * print
  }
  const numbers = [BigInt(chainId), BigInt(token), BigInt(prints.length), sum, squares]
  return keccak256(concatHex(numbers.map((number) => numberToHex(number, { size: 32 }))))
}

/** Counts the payments that two lists share; a duplicate counts twice only if both lists have it twice. */
export function countShared(left: BigUint64Array, right: BigUint64Array): number {
  const [ours, theirs] = [left.slice().sort(), right.slice().sort()]
  let shared = 0
  for (let i = 0, j = 0; i < ours.length && j < theirs.length; ) {
    const [our = 0n, their = 0n] = [ours[i], theirs[j]]
    if (our === their) shared += 1
    if (our <= their) i += 1
    if (their <= our) j += 1
  }
  return shared
}

/** Whether both lists share at least half of the longer one: one payment differs, or most of them are the same. */
export function isAlike(shared: number, left: number, right: number): boolean {
  return shared > 0 && shared * 2 >= Math.max(left, right)
}
