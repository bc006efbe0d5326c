// Packs payments into the records of a MultiSender call, in as few bytes as possible, and unpacks them.

import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import type { Address, Hex } from 'viem'

export type Payment = { address: Address; amount: bigint }

/**
 * `equal`: records are addresses alone. `distinct`: `width` bytes of mantissa, then the address; `mantissa * unit` is
 * the amount.
 */
export type EncodedBatch =
  | { kind: 'equal'; amount: bigint; records: Hex }
  | { kind: 'distinct'; unit: bigint; width: number; records: Hex }

/** The contract's bound: a batch's sum fits in 248 bits even if each amount is the highest that its width allows. */
const limit = 1n << 248n

/**
 * Packs payments as IMultiSender expects them, in as few bytes as possible.
 *
 * The greatest common divisor gives the smallest mantissas and so the minimal width. If the greatest power of ten in it
 * needs no more bytes, that is the unit: people read it more easily in a wallet. If the contract's bound
 * `unit * (256^width - 1) * count < 2^248` (equal amounts: `amount * count < 2^248`) does not hold for either, unit 1
 * is tried: it holds whenever 256 times the highest amount, times count, is within the bound.
 *
 * @throws {PlanError} `noRecipients`, or `amountOverflow` when no unit is within the bound: send fewer at once.
 */
export function encodeBatch(payments: Payment[]): EncodedBatch {
  const first = payments[0]
  if (!first) throw new PlanError('noRecipients')
  const overflow = new PlanError('amountOverflow', { count: payments.length })
  if (payments.every(({ amount }) => amount === first.amount)) {
    if (first.amount * BigInt(payments.length) >= limit) throw overflow
    const records = packRecords(
      payments.map(({ address }) => ({ address, value: 0n })),
      0,
    )
    return { kind: 'equal', amount: first.amount, records }
  }

  const { unit, width } = chooseUnit(payments) ?? {}
  if (unit === undefined || width === undefined) throw overflow
  const mantissas = payments.map(({ address, amount }) => ({ address, value: amount / unit }))
  return { kind: 'distinct', unit, width, records: packRecords(mantissas, width) }
}

function chooseUnit(payments: Payment[]): { unit: bigint; width: number } | undefined {
  const highest = findHighest(payments)
  const divisor = payments.reduce((common, { amount }) => greatestCommonDivisor(amount, common), 0n)
  const candidates = [greatestPowerOfTen(divisor), divisor, 1n].map((unit) => ({
    unit,
    width: countBytes(highest / unit),
  }))
  const possible = candidates.filter(
    ({ unit, width }) => unit * (256n ** BigInt(width) - 1n) * BigInt(payments.length) < limit,
  )
  const narrowest = Math.min(...possible.map(({ width }) => width))
  return possible.find(({ width }) => width === narrowest)
}

function findHighest(payments: Payment[]): bigint {
  let highest = 0n
  for (const { amount } of payments) if (amount > highest) highest = amount
  return highest
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [high, low] = [left, right]
  while (low !== 0n) [high, low] = [low, high % low]
  return high
}

function greatestPowerOfTen(divisor: bigint): bigint {
  let power = 1n
  while (divisor % (power * 10n) === 0n) power *= 10n
  return power
}

/** The inverse of {@link encodeBatch}; addresses in lower case. */
export function decodeBatch(batch: EncodedBatch): Payment[] {
  const width = batch.kind === 'equal' ? 0 : batch.width
  return unpackRecords(batch.records, width).map(({ value, address }) => ({
    address,
    amount: batch.kind === 'equal' ? batch.amount : value * batch.unit,
  }))
}

/** Counts the bytes that a value takes in a record; 0 takes one. */
export function countBytes(value: bigint): number {
  return Math.ceil(value.toString(16).length / 2)
}

/** `value` precedes the address: a mantissa, or a token id. */
type PackedRecord = { value: bigint; address: Address }

/** Concatenates records: `width` bytes of value (big-endian), 20 of address. With width 0 values are left out. */
export function packRecords(records: PackedRecord[], width: number): Hex {
  const digits = width * 2
  const toText = (value: bigint): string => (width === 0 ? '' : value.toString(16).padStart(digits, '0'))
  return `0x${records.map(({ value, address }) => toText(value) + address.slice(2).toLowerCase()).join('')}`
}

/** The inverse of {@link packRecords}; addresses in lower case, and with width 0 each value 0. */
export function unpackRecords(packed: Hex, width: number): PackedRecord[] {
  const valueDigits = width * 2
  const recordDigits = valueDigits + 40
  const digits = packed.slice(2)
  return Array.from({ length: digits.length / recordDigits }, (_, index) => {
    const record = digits.slice(index * recordDigits, (index + 1) * recordDigits)
    return { value: BigInt(`0x0${record.slice(0, valueDigits)}`), address: `0x${record.slice(valueDigits)}` }
  })
}
