import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBatch } from './decode-batch.ts'
import { encodeBatch, type Payment } from './encode-batch.ts'
import vectors from './vectors/batches.json' with { type: 'json' }

const address = fc.stringMatching(/^0x[0-9a-f]{40}$/) as fc.Arbitrary<Payment['address']>
// Like real lists: some digits, then zeros.
const amount = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 22n }), fc.nat({ max: 40 }))
  .map(([digits, zeros]) => digits * 10n ** BigInt(zeros))
const payments = fc.array(fc.record({ address, amount }), { minLength: 1, maxLength: 40 })
const limit = 2n ** 256n

describe('vectors shared with the contract tests', () => {
  test.each(vectors)('$name', ({ payments, encoded }) => {
    const given = payments.map(({ address, amount }) => ({
      address: address as Payment['address'],
      amount: BigInt(amount),
    }))
    const expected =
      encoded.kind === 'equal'
        ? { ...encoded, amount: BigInt(encoded.amount ?? 0) }
        : { ...encoded, unit: BigInt(encoded.unit ?? 0) }
    expect(encodeBatch(given)).toEqual(expected)
    expect(decodeBatch(encodeBatch(given))).toEqual(given)
  })
})

test('what was encoded decodes to the same payments', () => {
  fc.assert(
    fc.property(payments, (given) => {
      expect(decodeBatch(encodeBatch(given))).toEqual(given)
    }),
  )
})

test('no other unit makes the records shorter', () => {
  fc.assert(
    fc.property(payments, (given) => {
      const batch = encodeBatch(given)
      const areEqual = given.every((payment) => payment.amount === given[0]?.amount)
      expect(batch.kind).toBe(areEqual ? 'equal' : 'distinct')
      if (batch.kind === 'equal') return
      const divisor = given.reduce((common, payment) => gcd(common, payment.amount), 0n)
      const highest = given.map((payment) => payment.amount).sort((left, right) => (left < right ? 1 : -1))[0] ?? 0n
      expect(256n ** BigInt(batch.width)).toBeGreaterThan(highest / divisor)
      expect(batch.width === 1 || 256n ** BigInt(batch.width - 1) <= highest / divisor).toBe(true)
      expect(divisor % batch.unit).toBe(0n)
      expect((batch.records.length - 2) / 2).toBe(given.length * (batch.width + 20))
    }),
  )
})

test("every batch keeps the contract's bound on unit, width and count, or is refused", () => {
  const huge = fc.array(fc.record({ address, amount: fc.bigInt({ min: limit >> 24n, max: limit - 1n }) }), {
    minLength: 2,
    maxLength: 5,
  })
  fc.assert(
    fc.property(huge, (given) => {
      const batch = tryEncode(given)
      if (batch?.kind !== 'distinct') return
      expect(batch.unit * (256n ** BigInt(batch.width) - 1n) * BigInt(given.length)).toBeLessThan(limit)
    }),
  )
})

describe('parameters: unit', () => {
  const to: Payment['address'] = '0x00000000000000000000000000000000000a11ce'
  const encode = (...amounts: bigint[]) => encodeBatch(amounts.map((value) => ({ address: to, amount: value })))

  test('is a power of ten when that costs no byte', () => {
    expect(encode(14n * 10n ** 18n, 28n * 10n ** 18n)).toMatchObject({ unit: 10n ** 18n, width: 1 })
  })

  test('is the greatest common divisor when a power of ten would be wider', () => {
    expect(encode(7n * 200n, 7n * 201n)).toMatchObject({ unit: 7n, width: 1 })
  })

  test('falls back to 1 when a greater one would break the bound', () => {
    const others = Array.from({ length: 127 }, () => 1000n)
    expect(encode(1000n * 256n ** 29n, ...others)).toMatchObject({ unit: 1n, width: 31 })
  })
})

test('error: amountOverflow', () => {
  const to: Payment['address'] = '0x00000000000000000000000000000000000a11ce'
  const half = { address: to, amount: limit / 2n }
  expect(() => encodeBatch([half, half])).toThrow('amountOverflow')
  expect(encodeBatch([half])).toMatchObject({ kind: 'equal', amount: limit / 2n })
})

test('error: noRecipients', () => {
  expect(() => encodeBatch([])).toThrow('noRecipients')
})

function gcd(left: bigint, right: bigint): bigint {
  return right === 0n ? left : gcd(right, left % right)
}

function tryEncode(given: Payment[]): ReturnType<typeof encodeBatch> | undefined {
  try {
    return encodeBatch(given)
  } catch (error) {
    expect(error).toMatchObject({ code: 'amountOverflow' })
    return undefined
  }
}
