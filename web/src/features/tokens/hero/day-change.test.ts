import type { Candle } from '@saleyard/history/folds/candles.ts'
import { expect, test } from 'vitest'
import { shortenFigure } from '@/features/tokens/liquidity/format-ratio.ts'
import { dayChange } from './day-change.ts'

test.each([
  ['0.000000200123', 'en', /^0\.0\D?0\D?0\D?0\D?0\D?0\D?2\D?0\D?0\D?1$/],
  ['123456.789', 'en', /^123\D456$/],
  ['434960768.480165784414647611', 'en', /^435M$/],
  ['1234567.89', 'en', /^1\.235M$/],
  ['1234567.89', 'de', /^1,235\sMio\.$/],
  ['1234567.89', 'zh-CN', /^123\.5万$/],
])('%s is short in %s', (text, language, short) => {
  expect(shortenFigure(text, language)).toMatch(short)
})

const start = 1_700_000_000
const candle = (time: number, quote: bigint) => ({ time, close: { base: 1_000n, quote } }) as Candle
const at = BigInt(start + 25 * 3_600)

test('a price that rose and one that fell within a day are compared with the price a day before', () => {
  expect(dayChange([candle(start - 7_200, 80n), candle(start, 100n), candle(start + 90_000, 112n)], at)).toBe(1_200n)
  expect(dayChange([candle(start, 100n), candle(start + 90_000, 75n)], at)).toBe(-2_500n)
})

test('without a trade within the day nothing changed', () => {
  expect(dayChange([candle(start, 100n)], at)).toBe(0n)
})

test('a price that is younger than a day has no change, and neither has none', () => {
  expect(dayChange([candle(start + 1, 100n), candle(start + 90_000, 112n)], at)).toBeUndefined()
  expect(dayChange([], at)).toBeUndefined()
})
