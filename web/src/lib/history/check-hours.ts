// Compares hours that an indexer tells of with the logs of these hours: all candles and fees of an hour follow from them.

import { type Candle, createCandleFold, isHigher, type Price } from '@saleyard/history/folds/candles.ts'
import { type Flow, listFlows, type Timed, tokenFlowsFold, vaultFlowsFold } from '@saleyard/history/folds/flows.ts'
import { type BlockHeader, findBlockAt, readHeader } from '@saleyard/history/read/blocks.ts'
import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { expectWhole, type ReadLogsParameters, readLogs } from '@saleyard/history/read/read-logs.ts'
import type { Address } from 'viem'
import { addTimes, askFirst, isToken0 } from './read-token-history.ts'
import { openLedger, type TokenFigures, type TokenPlace } from './token-ledgers.ts'

type CheckHoursParameters = TokenPlace & Pick<ReadLogsParameters, 'endpoints' | 'learned' | 'signal'>

const hour = 3_600

/**
 * Compares the hours that stand out, and others that are drawn: an indexer does not know which.
 *
 * @param end The block up to which the figures go.
 * @returns How many hours were compared; undefined if an hour is not that of the chain, or the hours cannot follow each other.
 * @throws HistoryError `gap`, and what `readLogs` throws.
 */
export async function checkHours(
  place: CheckHoursParameters,
  end: BlockHeader,
  { market, flows = [] }: TokenFigures,
): Promise<number | undefined> {
  const candles = market?.hours ?? []
  const times = [candles.map(({ time }) => time), flows.map(({ time }) => Number(time))]
  if (!times.every((some) => areHours(some, Number(end.timestamp))) || !areOneSeries(candles)) return undefined
  const isTokenFirst = place.pair !== undefined && (await isToken0(place.endpoints, { ...place, pair: place.pair }))
  const chosen = [...new Set([...chooseCandles(candles), ...chooseFlows(flows)])]
  const answers = chosen.map(async (time) => {
    const read = await readHour(place, { end, time, isTokenFirst, before: findPriceBefore(candles, time) })
    return isSame(read, {
      candle: candles.find((candle) => candle.time === time),
      flow: flows.find((flow) => Number(flow.time) === time),
    })
  })
  return (await Promise.all(answers)).every(Boolean) ? chosen.length : undefined
}

/** Whether times are the beginnings of hours up to the last one, in rising order. */
function areHours(times: readonly number[], last: number): boolean {
  return times.every((time, at) => time % hour === 0 && time <= last && time > (times[at - 1] ?? -1))
}

/** Whether each hour begins with the price with which the one before ended, and has all its prices between two. */
function areOneSeries(candles: readonly Candle[]): boolean {
  return candles.every(({ open, high, low, close }, at) => {
    const isNext = isSame(open, candles[at - 1]?.close ?? open)
    return isNext && [open, close].every((price) => !isHigher(price, high) && !isHigher(low, price))
  })
}

/** The hours with the highest and the lowest price and the largest volume, and one that is drawn. */
function chooseCandles(candles: readonly Candle[]): number[] {
  const pick = (isMore: (one: Candle, than: Candle) => boolean) =>
    candles.reduce<Candle | undefined>((best, one) => (best && !isMore(one, best) ? best : one), undefined)
  const found = [
    pick((one, than) => isHigher(one.high, than.high)),
    pick((one, than) => isHigher(than.low, one.low)),
    pick((one, than) => one.quoteVolume > than.quoteVolume),
    draw(candles),
  ]
  return found.flatMap((candle) => candle?.time ?? [])
}

/** The hour in which most was collected, and one that is drawn. */
function chooseFlows(flows: readonly Timed<Flow>[]): number[] {
  const most = flows.reduce<Timed<Flow> | undefined>(
    (best, one) => (best && best.collectedUnits >= one.collectedUnits ? best : one),
    undefined,
  )
  return [most, draw(flows)].flatMap((flow) => (flow ? Number(flow.time) : []))
}

function draw<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}

/** The price at the beginning of an hour. */
function findPriceBefore(candles: readonly Candle[], time: number): Price | undefined {
  return candles.findLast((candle) => candle.time < time)?.close
}

type Hour = { end: BlockHeader; time: number; isTokenFirst: boolean; before: Price | undefined }

async function readHour(place: CheckHoursParameters, around: Hour) {
  const { token, pair, vault, endpoints } = place
  const ledgers = openHour(place, around)
  const filter = {
    address: [token, pair, vault].filter((one) => one !== undefined),
    topics: [[...new Set(ledgers.all.flatMap(({ topics }) => topics))]],
  }
  const range = await findBlocks(place, around.end, around.time)
  if (!range) return ledgers.list()
  const store = addTimes(createMemoryStore(), endpoints)
  const history = expectWhole(await readLogs({ ...place, ...range, filter, store }))
  for await (const logs of history.read()) for (const one of ledgers.all) one.take(logs)
  return ledgers.list()
}

/** The ledgers of an hour, with what they know from before it. */
function openHour({ token, pair, vault }: TokenPlace, { time, isTokenFirst, before }: Hour) {
  const candles = pair && openLedger(createCandleFold({ interval: hour, isBaseFirst: isTokenFirst }), pair)
  if (candles) candles.ledger.totals.last = before
  const flows = vault && { ofToken: openLedger(tokenFlowsFold, token), ofVault: openLedger(vaultFlowsFold, vault) }
  if (flows) flows.ofToken.ledger.totals.vault = vault.toLowerCase() as Address
  return {
    all: [candles, flows?.ofToken, flows?.ofVault].filter((one) => typeof one === 'object'),
    list: () => ({
      candle: candles?.ledger.entries.get(String(time)),
      flow: flows && listFlows(flows.ofToken.ledger, flows.ofVault.ledger)[0],
    }),
  }
}

/** The blocks of an hour; undefined if there is none. */
async function findBlocks({ endpoints }: CheckHoursParameters, end: BlockHeader, time: number) {
  const [before, last] = await Promise.all(
    [time - 1, time + hour - 1].map((second) => findLast(endpoints, end, second)),
  )
  const [fromBlock, toBlock] = [(before ?? -1n) + 1n, last ?? -1n]
  return fromBlock > toBlock ? undefined : { fromBlock, toBlock }
}

/** The last block up to a second; undefined if the chain begins later. */
async function findLast(endpoints: CheckHoursParameters['endpoints'], end: BlockHeader, second: number) {
  const timestamp = BigInt(second)
  if (timestamp >= end.timestamp) return end.number
  return askFirst(endpoints, async (client) => {
    const first = await readHeader(client, 0n)
    return first.timestamp > timestamp ? undefined : (await findBlockAt(client, { timestamp, latest: end })).number
  })
}

/** Whether two values have the same figures. */
function isSame(one: unknown, other: unknown): boolean {
  return toText(one) === toText(other)
}

function toText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return String(part)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
