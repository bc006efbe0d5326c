import { concatHex, type Hex, keccak256, numberToHex, toHex, zeroAddress } from 'viem'
import type { Recipient } from './list-types.ts'
import type { Asset } from './plan-types.ts'

/** `id`: of what is paid, where a token has several kinds of it; 0 otherwise. */
export type PrintedPayment = Pick<Recipient, 'address' | 'amount'> & { id?: bigint }

/** The largest prime below 2^64: payments that differ leave different remainders, but for amounts apart by multiples of it. */
const prime = 18_446_744_073_709_551_557n

/** A number for each payment, in their order: the same recipient, amount and id always give the same number. */
export function printPayments(payments: readonly PrintedPayment[]): BigUint64Array {
  return BigUint64Array.from(
    payments,
    ({ address, amount, id = 0n }) => ((BigInt(address) << 512n) | (amount << 256n) | id) % prime,
  )
}

/** One value for a whole list, whatever the order of its payments, on one chain and in one asset. */
export function fingerprintList(chainId: number, asset: Asset, prints: BigUint64Array): Hex {
  const token = asset.kind === 'erc20' ? asset.token : zeroAddress
  const sorted = new DataView(new ArrayBuffer(prints.byteLength))
  prints
    .slice()
    .sort()
    .forEach((print, index) => {
      sorted.setBigUint64(index * 8, print)
    })
  const head = concatHex([numberToHex(chainId, { size: 32 }), token.toLowerCase() as Hex])
  return keccak256(concatHex([head, toHex(new Uint8Array(sorted.buffer))]))
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
