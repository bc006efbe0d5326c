import { makeLog, placeLogs } from '@saleyard/history/folds/testing/make-logs.ts'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { type Candle, createCandleFold, formatPrice, type Price } from './candles.ts'
import type { HistoryLog } from './fold.ts'
import { createLedger, foldLogs } from './ledger.ts'

const pair: Address = '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd'
const hour = 3_600

const sync = (reserve0: bigint, reserve1: bigint) => makeLog(pair, 'Sync', { reserve0, reserve1 })
const swap = (amount0In: bigint, amount1In: bigint, amount0Out: bigint, amount1Out: bigint) =>
  makeLog(pair, 'Swap', { sender: zeroAddress, amount0In, amount1In, amount0Out, amount1Out, to: zeroAddress })

/** Candles of logs with their times. */
function fold(timed: [number, ReturnType<typeof makeLog>][], isBaseFirst = true): Candle[] {
  const rules = createCandleFold({ interval: hour, isBaseFirst })
  const ledger = createLedger(rules, pair)
  const logs = placeLogs(timed.map(([, log]) => log))
  foldLogs(
    rules,
    ledger,
    logs.map((log, index) => ({ ...log, blockTimestamp: BigInt(timed[index]?.[0] ?? 0) })),
  )
  return [...ledger.entries.values()]
}

const show = ({ base, quote }: Price) => `${quote}/${base}`
const bare = ({ open, high, low, close, ...rest }: Candle) => ({ ...rest, prices: [open, high, low, close].map(show) })

/** A pool of 100 and 400, of which 20 are bought, 60 sold, and an hour later 10 sold. */
const trades: [number, ReturnType<typeof makeLog>][] = [
  [7_200, sync(100n, 400n)],
  [7_300, sync(80n, 500n)],
  [7_300, swap(0n, 100n, 20n, 0n)],
  [9_000, sync(140n, 290n)],
  [9_000, swap(60n, 0n, 0n, 210n)],
  [10_800, sync(150n, 271n)],
  [10_800, swap(10n, 0n, 0n, 19n)],
]

test('Candles have the prices of the reserves and what was moved', () => {
  expect(fold(trades).map(bare)).toEqual([
    { time: 7_200, prices: ['400/100', '500/80', '290/140', '290/140'], baseVolume: 80n, quoteVolume: 310n, swaps: 2 },
    { time: 10_800, prices: ['290/140', '290/140', '271/150', '271/150'], baseVolume: 10n, quoteVolume: 19n, swaps: 1 },
  ])
})

test('The other token’s prices are the inverse, and its volumes the other ones', () => {
  expect(fold(trades, false).map(bare)).toEqual([
    { time: 7_200, prices: ['100/400', '140/290', '80/500', '140/290'], baseVolume: 310n, quoteVolume: 80n, swaps: 2 },
    { time: 10_800, prices: ['140/290', '150/271', '140/290', '150/271'], baseVolume: 19n, quoteVolume: 10n, swaps: 1 },
  ])
})

test('An interval without a trade has no candle, and the next one opens at the last price', () => {
  const later: [number, ReturnType<typeof makeLog>][] = [...trades, [36_000, sync(100n, 100n)]]
  expect(fold(later).map(bare).at(-1)).toMatchObject({
    time: 36_000,
    prices: ['271/150', '271/150', '100/100', '100/100'],
  })
  expect(fold(later).length).toBe(3)
})

test('What a loan pays back in the same token was not bought', () => {
  const [candle] = fold([
    [0, sync(100n, 100n)],
    [1, swap(60n, 0n, 50n, 0n)],
  ])
  expect(candle).toMatchObject({ baseVolume: 10n, quoteVolume: 0n, swaps: 1 })
})

test('An empty pair has no price, and a pair that is emptied keeps the last one', () => {
  expect(fold([[0, sync(0n, 0n)]])).toEqual([])
  const [candle] = fold([
    [0, sync(100n, 400n)],
    [1, sync(0n, 0n)],
    [2, sync(10n, 20n)],
  ])
  expect(candle && bare(candle).prices).toEqual(['400/100', '400/100', '20/10', '20/10'])
})

test('Prices are compared exactly', () => {
  const huge = 2n ** 111n
  const [candle] = fold([
    [0, sync(huge, huge)],
    [1, sync(huge - 1n, huge)],
    [2, sync(huge, huge)],
  ])
  expect(candle && show(candle.high)).toBe(`${huge}/${huge - 1n}`)
})

test('Where neither node nor caller knows the time of a log there is no candle', () => {
  const logs = placeLogs([sync(1n, 1n)]).map(({ blockTimestamp, ...log }): HistoryLog => log)
  const untimed = createCandleFold({ interval: hour, isBaseFirst: true })
  expect(() => foldLogs(untimed, createLedger(untimed, pair), logs)).toThrow('A log is amiss before log 0')
  const timed = createCandleFold({ interval: hour, isBaseFirst: true, timeOf: () => 7_201 })
  const ledger = createLedger(timed, pair)
  foldLogs(timed, ledger, logs)
  expect([...ledger.entries.keys()]).toEqual(['7200'])
})

test.each([
  [{ base: 10n ** 18n, quote: 2_500_000n }, { base: 18, quote: 6, shown: 4 }, '2.5000'],
  [{ base: 3n * 10n ** 18n, quote: 10n ** 18n }, { base: 18, quote: 18, shown: 6 }, '0.333333'],
  [{ base: 10n ** 9n, quote: 12n * 10n ** 18n }, { base: 9, quote: 18, shown: 0 }, '12'],
  [{ base: 2n ** 112n, quote: 1n }, { base: 18, quote: 18, shown: 3 }, '0.000'],
])('The price %o is written as %o: %s', (price, decimals, expected) => {
  expect(formatPrice(price, decimals)).toBe(expected)
})
