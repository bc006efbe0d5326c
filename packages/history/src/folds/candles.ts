// Folds the logs of a Uniswap V2 pair into candles: prices as exact fractions, volumes in base units.

import { dataWord, type Entries, expectTopics, type Fold, type FoldEvent, type HistoryLog, logsAmiss } from './fold.ts'

/** `Sync(uint112,uint112)` */
const syncTopic = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
/** `Swap(address,uint256,uint256,uint256,uint256,address)` */
const swapTopic = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'

/** `quote` base units for `base` base units, as the pair's reserves: without its fee, and without rounding. */
export type Price = { base: bigint; quote: bigint }

export type Candle = {
  /** Seconds since 1970. */
  time: number
  /** The last price before, or the first one there is. */
  open: Price
  high: Price
  low: Price
  close: Price
  /** Base units that were bought or sold, the pair's fee among what was paid in. */
  baseVolume: bigint
  quoteVolume: bigint
  swaps: number
}

type Pair<Value> = readonly [Value, Value]
type SyncEvent = FoldEvent & { name: 'Sync'; reserves: Pair<bigint>; time: number }
type SwapEvent = FoldEvent & { name: 'Swap'; moved: Pair<bigint>; time: number }
export type CandleEvent = SyncEvent | SwapEvent

export type CandleTotals = {
  /** The last price; undefined as long as the pair was never full. */
  last: Price | undefined
}

type CandleFoldParameters = {
  /** Seconds of one candle. */
  interval: number
  /** Whether the token whose price is wanted is the pair's token0. */
  isBaseFirst: boolean
  /** Gives the time of a log's block, in seconds since 1970, where the node does not give it with the log. */
  timeOf?(log: HistoryLog): number | undefined
}

/**
 * Creates the fold of a pair. A key is the time at which a candle begins, in decimals. An interval without a log has no
 * candle.
 *
 * @throws When folding: HistoryError `logsAmiss`, if the time of a log is not known.
 */
export function createCandleFold(parameters: CandleFoldParameters): Fold<CandleEvent, Candle, CandleTotals> {
  const { interval, isBaseFirst } = parameters
  const begin = ({ time }: CandleEvent) => time - (time % interval)
  const inOrder = <Value>([first, second]: Pair<Value>): Pair<Value> =>
    isBaseFirst ? [first, second] : [second, first]
  const toPrice = (reserves: Pair<bigint>): Price | undefined => {
    const [base, quote] = inOrder(reserves)
    return base > 0n && quote > 0n ? { base, quote } : undefined
  }

  return {
    topics: [syncTopic, swapTopic],
    start: () => ({ last: undefined }),
    decode: (log) => decode(log, parameters),
    touched: (event) => [String(begin(event))],
    apply(event, candles, totals) {
      const price = event.name === 'Sync' ? toPrice(event.reserves) : totals.last
      // The last liquidity is taken out, or was never put in: there is no price to begin a candle with.
      const known = price ?? totals.last
      if (known)
        addTo(candles, begin(event), known, event.name === 'Swap' ? inOrder(event.moved) : undefined, totals.last)
      totals.last = known
    },
  }
}

function addTo(
  candles: Entries<Candle>,
  time: number,
  price: Price,
  moved: Pair<bigint> | undefined,
  last: Price | undefined,
): void {
  const open = last ?? price
  const before = candles.get(String(time)) ?? {
    ...{ time, open, high: open, low: open, close: open },
    ...{ baseVolume: 0n, quoteVolume: 0n, swaps: 0 },
  }
  const [base, quote] = moved ?? [0n, 0n]
  candles.set(String(time), {
    ...before,
    high: isHigher(price, before.high) ? price : before.high,
    low: isHigher(before.low, price) ? price : before.low,
    close: price,
    baseVolume: before.baseVolume + base,
    quoteVolume: before.quoteVolume + quote,
    swaps: before.swaps + (moved ? 1 : 0),
  })
}

export function isHigher(one: Price, other: Price): boolean {
  return one.quote * other.base > other.quote * one.base
}

/**
 * A price as a decimal string of quote tokens for one base token, rounded down.
 *
 * @param decimals Of both tokens, and of the string.
 */
export function formatPrice({ base, quote }: Price, decimals: { base: number; quote: number; shown: number }): string {
  const scaled = (quote * 10n ** BigInt(decimals.base + decimals.shown)) / (base * 10n ** BigInt(decimals.quote))
  const digits = scaled.toString().padStart(decimals.shown + 1, '0')
  const point = digits.length - decimals.shown
  return decimals.shown > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits
}

function decode(log: HistoryLog, parameters: CandleFoldParameters): CandleEvent | undefined {
  if (log.topics[0] === syncTopic) {
    expectTopics(log, 1)
    return { name: 'Sync', reserves: [dataWord(log, 0), dataWord(log, 1)], time: readTime(log, parameters), at: log }
  }
  if (log.topics[0] !== swapTopic) return undefined
  expectTopics(log, 3)
  const [in0, in1, out0, out1] = [dataWord(log, 0), dataWord(log, 1), dataWord(log, 2), dataWord(log, 3)]
  return { name: 'Swap', moved: [distance(in0, out0), distance(in1, out1)], time: readTime(log, parameters), at: log }
}

/** What a loan within the swap pays back was not bought. */
function distance(one: bigint, other: bigint): bigint {
  return one > other ? one - other : other - one
}

function readTime(log: HistoryLog, { timeOf }: CandleFoldParameters): number {
  const time = log.blockTimestamp === undefined ? timeOf?.(log) : Number(log.blockTimestamp)
  if (time === undefined) throw logsAmiss(log)
  return time
}
