import { assert, bigInt, integer, property, tuple } from 'fast-check'
import { formatUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { identityDefaults } from './identity.ts'
import { parseSupply } from './supply-schema.ts'
import { warnIdentity } from './warn-identity.ts'

describe('supply', () => {
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
})

describe('warnings', () => {
  const warn = (values: Partial<typeof identityDefaults>) => {
    const warnings = warnIdentity({ ...identityDefaults, totalSupply: '1', ...values })
    return Object.fromEntries(Object.entries(warnings).filter(([, code]) => code !== undefined))
  }

  test('default: an ordinary token warns of nothing', () => {
    expect(warn({ name: 'Harbour', symbol: 'HRB' })).toEqual({})
  })

  test('behavior: decimals warn above 18, and otherwise above 36', () => {
    expect(warn({ decimals: '18' })).toEqual({})
    expect(warn({ decimals: '19' })).toEqual({ decimals: 'decimalsUncommon' })
    expect(warn({ decimals: '36' })).toMatchObject({ decimals: 'decimalsUncommon' })
    expect(warn({ decimals: '37' })).toMatchObject({ decimals: 'decimalsUnlisted' })
  })

  test('behavior: below 6 decimals a token with fees warns that small transfers pay none', () => {
    const identity = { ...identityDefaults, name: 'Harbour', symbol: 'HRB', totalSupply: '1' }
    expect(warnIdentity({ ...identity, decimals: '5' }, true).decimals).toBe('decimalsFew')
    expect(warnIdentity({ ...identity, decimals: '6' }, true).decimals).toBeUndefined()
    expect(warnIdentity({ ...identity, decimals: '5' }, false).decimals).toBeUndefined()
  })

  test('behavior: a supply warns from the first base unit that a pool cannot hold', () => {
    const poolMax = 2n ** 112n - 1n
    expect(warn({ totalSupply: formatUnits(poolMax, 18) })).toEqual({})
    expect(warn({ totalSupply: formatUnits(poolMax + 1n, 18) })).toEqual({ totalSupply: 'supplyOverPool' })
  })

  test('behavior: a checksum that does not fit warns, an address without one does not', () => {
    expect(warn({ teamWallet: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })).toEqual({})
    expect(warn({ teamWallet: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' })).toEqual({})
    expect(warn({ teamWallet: '0x70997970C51812DC3A010C7D01B50E0D17DC79C8' })).toEqual({})
    expect(warn({ teamWallet: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8' })).toEqual({ teamWallet: 'checksum' })
  })

  test('behavior: invisible characters warn, because they can make one name look like another', () => {
    expect(warn({ name: 'Har\u200bbour' })).toEqual({ name: 'invisible' })
    expect(warn({ symbol: 'H\u202eRB' })).toEqual({ symbol: 'invisible' })
  })
})
