import vectors from '@saleyard/send/encode/vectors/batches.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBatch, encodeBatch, type Payment } from './encode-batch.ts'

const address = fc.stringMatching(/^0x[0-9a-f]{40}$/) as fc.Arbitrary<Payment['address']>
// Like real lists: some digits, then zeros; sometimes all of them a multiple of something.
const amount = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 22n }), fc.nat({ max: 40 }))
  .map(([digits, zeros]) => digits * 10n ** BigInt(zeros))
const payments = fc
  .tuple(
    fc.array(fc.record({ address, amount }), { minLength: 1, maxLength: 40 }),
    fc.bigInt({ min: 1n, max: 10n ** 6n }),
  )
  .map(([list, factor]) => list.map(({ address, amount }) => ({ address, amount: amount * factor })))
const alice: Payment['address'] = '0x00000000000000000000000000000000000a11ce'
/** MultiSender's bound, on purpose not taken from the code under test. */
const limit = 2n ** 248n

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

test('no other unit makes the records shorter, and a power of ten is preferred', () => {
  fc.assert(
    fc.property(payments, (given) => {
      const batch = encodeBatch(given)
      const areEqual = given.every((payment) => payment.amount === given[0]?.amount)
      expect(batch.kind).toBe(areEqual ? 'equal' : 'distinct')
      if (batch.kind === 'equal') return
      const divisor = given.reduce((common, payment) => gcd(common, payment.amount), 0n)
      const highest = findHighest(given)
      expect(batch.width).toBe(countBytes(highest / divisor))
      const tens = 10n ** BigInt(/0*$/.exec(`${divisor}`)?.[0].length ?? 0)
      expect(batch.unit).toBe(countBytes(highest / tens) === batch.width ? tens : divisor)
      expect((batch.records.length - 2) / 2).toBe(given.length * (batch.width + 20))
    }),
  )
})

describe("the contract's bound", () => {
  // Around it, with a high common divisor: some of these lists fit with it, some with unit 1 only, some not at all.
  const huge = fc
    .record({
      amounts: fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 300, size: 'max' }),
      factor: fc.constantFrom(1n, 7n, 1000n),
      bits: fc.bigInt({ min: 205n, max: 235n }),
    })
    .map(({ amounts, factor, bits }) =>
      amounts.map((amount) => ({ address: alice, amount: (amount * factor) << bits })),
    )

  test('is kept by every batch that is not refused', () => {
    fc.assert(
      fc.property(huge, (given) => {
        const batch = tryEncode(given)
        if (batch === undefined) return
        expect(highestAmount(batch) * BigInt(given.length)).toBeLessThan(limit)
        expect(decodeBatch(batch)).toEqual(given)
      }),
      { numRuns: 300 },
    )
  })

  test('refuses nothing that fits with unit 1', () => {
    fc.assert(
      fc.property(huge, (given) => {
        const width = BigInt(countBytes(findHighest(given)))
        if ((256n ** width - 1n) * BigInt(given.length) < limit) expect(tryEncode(given)).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})

describe('parameters: unit', () => {
  const encode = (...amounts: bigint[]) => encodeBatch(amounts.map((value) => ({ address: alice, amount: value })))

  test('is a power of ten when that costs no byte', () => {
    expect(encode(14n * 10n ** 18n, 28n * 10n ** 18n)).toMatchObject({ unit: 10n ** 18n, width: 1 })
  })

  test('is the greatest common divisor when a power of ten would be wider', () => {
    expect(encode(7n * 200n, 7n * 201n)).toMatchObject({ unit: 7n, width: 1 })
  })

  test('falls back to 1 when a greater one would break the bound', () => {
    const others = Array.from({ length: 127 }, () => 1000n)
    expect(encode(1000n * 256n ** 28n, ...others)).toMatchObject({ unit: 1n, width: 30 })
  })
})

describe('error: amountOverflow', () => {
  const pay =
    (...amounts: bigint[]) =>
    () =>
      encodeBatch(amounts.map((amount) => ({ address: alice, amount })))
  const overflow = expect.objectContaining({ name: 'PlanError', code: 'amountOverflow', values: { count: 2 } })

  test('when equal amounts reach the bound together', () => {
    expect(pay(limit / 2n, limit / 2n)).toThrow(overflow)
    expect(pay(limit / 2n - 1n, limit / 2n - 1n)()).toMatchObject({ kind: 'equal', amount: limit / 2n - 1n })
    expect(pay(limit - 1n)()).toMatchObject({ kind: 'equal', amount: limit - 1n })
    expect(pay(limit)).toThrow('amountOverflow')
  })

  test('when the highest amounts that the width allows reach it together', () => {
    expect(pay(1n, 256n ** 30n)).toThrow(overflow)
    const most = Array.from({ length: 255 }, () => 256n ** 30n - 1n)
    expect(pay(1n, ...most)()).toMatchObject({ kind: 'distinct', unit: 1n, width: 30 })
    expect(pay(1n, 1n, ...most)).toThrow('amountOverflow')
  })
})

test('error: noRecipients', () => {
  expect(() => encodeBatch([])).toThrow('noRecipients')
})

/** What one recipient gets at most by this unit and width. */
function highestAmount(batch: ReturnType<typeof encodeBatch>): bigint {
  return batch.kind === 'equal' ? batch.amount : batch.unit * (256n ** BigInt(batch.width) - 1n)
}

function findHighest(given: Payment[]): bigint {
  let highest = 0n
  for (const { amount } of given) if (amount > highest) highest = amount
  return highest
}

/** The fewest bytes that hold a value: counted, not taken from the code under test. */
function countBytes(value: bigint): number {
  let bytes = 1
  while (256n ** BigInt(bytes) <= value) bytes++
  return bytes
}

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
