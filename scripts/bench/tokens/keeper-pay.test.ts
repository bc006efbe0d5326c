import { expect, test } from 'vitest'
import { formatKeepers, secondsUntilPaid } from './keeper-pay.ts'

test('A keeper is paid when its share of the coin of a run is worth the gas', () => {
  // A run of a pool of 105 coins brings 0.1 coin, of which at most 0.001 is the keeper's.
  expect(secondsUntilPaid(1_000_000, 1, 105)).toBe(3600)
  expect(secondsUntilPaid(250_000, 1, 105)).toBe(900)
  expect(secondsUntilPaid(1_000_001, 1, 105)).toBeUndefined()
})

test('Each kind has a row for each price of gas', () => {
  const rows = formatKeepers({ 'Liquidity Generator': 200_000, Baby: 400_000 })
  expect(rows).toHaveLength(2 + 6 + 1)
  expect(rows.join()).toContain('never')
  expect(() => formatKeepers({ Baby: undefined })).toThrow('There is no figure for a run of Baby')
})
