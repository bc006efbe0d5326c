import { assert, bigInt, integer, property, tuple } from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { parseSupply } from './supply-schema.ts'

const max = 2n ** 256n - 1n

test('default', () => {
  expect(parseSupply('10000000000', 18)).toEqual({ baseUnits: 10n ** 28n })
  expect(parseSupply(' 1.5 ', 2)).toEqual({ baseUnits: 150n })
  expect(parseSupply('007', 2)).toEqual({ baseUnits: 700n })
})

test('behavior: what is formatted reads back to the unit, for every supply and number of decimals', () => {
  const supplies = tuple(bigInt({ min: 1n, max }), integer({ min: 2, max: 64 }))
  assert(
    property(supplies, ([baseUnits, decimals]) => {
      expect(parseSupply(formatUnits(baseUnits, decimals), decimals)).toEqual({ baseUnits })
    }),
  )
})

test.each([2, 18, 64])(
  'behavior: the largest supply at %i decimals passes exactly, one unit more is refused',
  (decimals) => {
    expect(parseSupply(formatUnits(max, decimals), decimals)).toEqual({ baseUnits: max })
    expect(parseSupply(formatUnits(max + 1n, decimals), decimals)).toEqual({ problem: 'supplyTooLarge' })
  },
)

test('behavior: a text of a million digits is refused without being counted', () => {
  expect(parseSupply('9'.repeat(1_000_000), 18)).toEqual({ problem: 'supplyTooLarge' })
  expect(parseSupply(`${'0'.repeat(1_000_000)}1`, 2)).toEqual({ problem: 'supplyTooLarge' })
  expect(parseSupply(`${'0'.repeat(400)}1`, 2)).toEqual({ baseUnits: 100n })
})

test('error: a fraction finer than the decimals is refused, not rounded', () => {
  expect(parseSupply('1.25', 2)).toEqual({ baseUnits: 125n })
  expect(parseSupply('1.255', 2)).toEqual({ problem: 'supplyFraction' })
  expect(parseSupply('1.250', 2)).toEqual({ baseUnits: 125n })
})

test.each(['1,000', '0,5', '1.000,50', '1 000', '1\u2009000', '1\u202f000', "1'000", '1_000'])(
  'error: separators in %j are not guessed at',
  (text) => expect(parseSupply(text, 18)).toEqual({ problem: 'supplySeparators' }),
)

test.each(['1e9', '+1', 'abc', '1.', '.5', '1.2.3', '٣', '0x10', '1n', 'Infinity', '--1'])(
  'error: %j is not a number in digits',
  (text) => expect(parseSupply(text, 18)).toEqual({ problem: 'supplyDigits' }),
)
