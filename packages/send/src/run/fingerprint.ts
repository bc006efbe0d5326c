// Gives each payment and each list a number, and counts what two lists have in common.

import type { Recipient } from '@saleyard/send/list/types.ts'
import type { Asset } from '@saleyard/send/plan/types.ts'
import { concatHex, type Hex, keccak256, numberToHex, zeroAddress } from 'viem'

/** `id`: of what is paid, where a token has several kinds of it; 0 otherwise. */
export type FingerprintedPayment = Pick<Recipient, 'address' | 'amount'> & { id?: bigint }

/** The largest prime below 2^64. Payments that differ leave different remainders, but for one pair in 2^64. */
const prime = 18_446_744_073_709_551_557n
/** Arbitrary numbers of 64 bits, so that an address and an amount never make up for each other. */
const [ofAddress, ofAmount, ofId] = [0x9e3779b97f4a7c15n, 0xbf58476d1ce4e5b9n, 0x94d049bb133111ebn]

/** A number for each payment, in their order: the same recipient, amount and id always give the same number. */
export function printPayments(payments: readonly FingerprintedPayment[]): BigUint64Array {
  return BigUint64Array.from(
    payments,
    ({ address, amount, id = 0n }) => (BigInt(address) * ofAddress + amount * ofAmount + id * ofId) % prime,
  )
}

/** One value for a whole list on one chain and in one asset; sums have no order, and neither has it. */
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

/** How many payments two lists have in common; one that a list has twice counts twice only where the other has it twice. */
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

/** Whether at least half of the longer list is in both: one payment changed, added or taken out, or most of them the same. */
export function isAlike(shared: number, left: number, right: number): boolean {
  return shared > 0 && shared * 2 >= Math.max(left, right)
}
