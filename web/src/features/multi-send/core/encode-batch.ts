import type { Address, Hex } from 'viem'
import { PlanError } from './plan/plan-error.ts'

export type Payment = { address: Address; amount: bigint }

/** `equal`: records are addresses alone. `distinct`: `width` bytes of mantissa, then the address; amount = mantissa * unit. */
export type EncodedBatch =
  | { kind: 'equal'; amount: bigint; records: Hex }
  | { kind: 'distinct'; unit: bigint; width: number; records: Hex }

const limit = 1n << 256n

/**
 * Packs payments as IMultiSender wants them, in as few bytes as possible.
 *
 * The greatest common divisor gives the smallest mantissas and so the minimal width. If the greatest power of ten in it
 * needs no more bytes, that is the unit: people read it more easily in a wallet. If the contract's bound
 * `unit * (256^width - 1) * count < 2^256` does not hold for either, unit 1 is tried: it wastes least above the highest amount.
 *
 * @throws {PlanError} `noRecipients`, or `amountOverflow` when no unit holds the bound: send fewer at once.
 */
export function encodeBatch(payments: Payment[]): EncodedBatch {
  const first = payments[0]
  if (!first) throw new PlanError('noRecipients')
  const overflow = new PlanError('amountOverflow', { count: payments.length })
  if (payments.every(({ amount }) => amount === first.amount)) {
    if (first.amount * BigInt(payments.length) >= limit) throw overflow
    return { kind: 'equal', amount: first.amount, records: toRecords(payments, () => '') }
  }

  const { unit, width } = chooseUnit(payments) ?? {}
  if (unit === undefined || width === undefined) throw overflow
  const digits = width * 2
  const toMantissa = ({ amount }: Payment): string => (amount / unit).toString(16).padStart(digits, '0')
  return { kind: 'distinct', unit, width, records: toRecords(payments, toMantissa) }
}

function toRecords(payments: Payment[], toMantissa: (payment: Payment) => string): Hex {
  return `0x${payments.map((payment) => toMantissa(payment) + payment.address.slice(2).toLowerCase()).join('')}`
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

function countBytes(value: bigint): number {
  return Math.max(1, Math.ceil(value.toString(16).length / 2))
}
