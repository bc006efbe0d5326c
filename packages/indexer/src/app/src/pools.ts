// Follows the pools of our tokens: the last price, candles of five minutes, an hour and a day, and whose the liquidity is.

import { type Context, ponder } from 'ponder:registry'
import { candle, liquidityHolding, pool } from 'ponder:schema'
import { uniswapV2PairAbi } from '@saleyard/generated/abis'
import { HistoryError } from '@saleyard/history/errors.ts'
import { type Candle, type CandleTotals, createCandleFold, type Price } from '@saleyard/history/folds/candles.ts'
import { erc20Fold } from '@saleyard/history/folds/erc20.ts'
import type { Entries } from '@saleyard/history/folds/fold.ts'
import type { Address } from 'viem'
import { type LogEvent, lower, toHistoryLog } from './ledgers.ts'

/** Seconds of one candle. */
const intervals = [300, 3_600, 86_400]

type PoolRow = typeof pool.$inferSelect
type CandleRow = typeof candle.$inferSelect

ponder.on('Pool:Sync', ({ event, context }) => follow(event, context))
ponder.on('Pool:Swap', ({ event, context }) => follow(event, context))
ponder.on('Pool:Transfer', ({ event, context }) => moveLiquidity(event, context))

/** Any contract can say that an address is its pair: what is no pair of a token of ours has no row. */
function findPool(event: LogEvent, context: Context): Promise<PoolRow | null> {
  return context.db.find(pool, keyOf(event, context))
}

function keyOf({ log }: LogEvent, { chain }: Context) {
  return { chainId: chain.id, pair: lower(log.address) }
}

async function follow(event: LogEvent, context: Context): Promise<void> {
  const found = await findPool(event, context)
  if (!found) return
  const row = { ...found, token0: found.token0 ?? (await readToken0(found, context)) }
  let last: Price | undefined
  for (const interval of intervals) last = await addToCandle(interval, event, row, context)
  const { token0 } = row
  const price = { base: last?.base ?? null, quote: last?.quote ?? null }
  await context.db.update(pool, keyOf(event, context)).set({ token0, ...price, lastBlock: event.block.number })
}

/** A pair of a foreign exchange can log what cannot be: that is left out, and the page, which asks the pair, notices. */
async function moveLiquidity(event: LogEvent, context: Context): Promise<void> {
  const step = (await findPool(event, context)) && erc20Fold.decode(toHistoryLog(event))
  if (!step) return
  const key = keyOf(event, context)
  const units = new Map<string, bigint>()
  for (const account of erc20Fold.touched(step, erc20Fold.start(key.pair))) {
    const row = await context.db.find(liquidityHolding, { ...key, account: account as Address })
    units.set(account, row?.units ?? 0n)
  }
  await context.db.update(pool, key).set({ lastBlock: event.block.number })
  try {
    erc20Fold.apply(step, units, erc20Fold.start(key.pair))
  } catch (error) {
    if (error instanceof HistoryError) return
    throw error
  }
  for (const [account, now] of units)
    await context.db
      .insert(liquidityHolding)
      .values({ ...key, account: account as Address, units: now })
      .onConflictDoUpdate({ units: now })
}

/** A pair never changes it: the node is asked once, for the newest state. */
async function readToken0({ pair }: PoolRow, { client }: Context) {
  const call = { address: pair, abi: uniswapV2PairAbi, functionName: 'token0', cache: 'immutable' } as const
  return lower(await client.readContract(call))
}

/** @returns The price after the log. */
async function addToCandle(interval: number, event: LogEvent, row: PoolRow, context: Context) {
  const isBaseFirst = row.token0 === row.token
  const fold = createCandleFold({ interval, isBaseFirst, timeOf: () => Number(event.block.timestamp) })
  const totals: CandleTotals = { last: readPrice(row.base, row.quote) }
  const step = fold.decode(toHistoryLog(event))
  if (!step) return totals.last
  const [time] = fold.touched(step, totals)
  const key = { chainId: row.chainId, pair: row.pair, interval, time: Number(time) }
  const candles = keepOne(await context.db.find(candle, key))
  fold.apply(step, candles, totals)
  if (candles.changed) {
    const values = writeCandle(candles.changed)
    await context.db
      .insert(candle)
      .values({ ...key, ...values })
      .onConflictDoUpdate(values)
  }
  return totals.last
}

/** The one candle that a log touches. */
function keepOne(row: CandleRow | null): Entries<Candle> & { changed?: Candle } {
  return {
    get: () => (row ? readCandle(row) : undefined),
    set(_, entry) {
      this.changed = entry
    },
  }
}

function readPrice(base: bigint | null, quote: bigint | null): Price | undefined {
  return base && quote ? { base, quote } : undefined
}

function readCandle(row: CandleRow): Candle {
  return {
    time: row.time,
    open: { base: row.openBase, quote: row.openQuote },
    high: { base: row.highBase, quote: row.highQuote },
    low: { base: row.lowBase, quote: row.lowQuote },
    close: { base: row.closeBase, quote: row.closeQuote },
    baseVolume: row.baseVolume,
    quoteVolume: row.quoteVolume,
    swaps: row.swaps,
  }
}

function writeCandle({ open, high, low, close, baseVolume, quoteVolume, swaps }: Candle) {
  return {
    openBase: open.base,
    openQuote: open.quote,
    highBase: high.base,
    highQuote: high.quote,
    lowBase: low.base,
    lowQuote: low.quote,
    closeBase: close.base,
    closeQuote: close.quote,
    baseVolume,
    quoteVolume,
    swaps,
  }
}
