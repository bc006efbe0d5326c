// Shows the price and the volume of a token's pool over time.

import type { Candle, Price } from '@saleyard/history/folds/candles.ts'
import { periodOf } from '@saleyard/history/folds/flows.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUnits } from 'viem'
import { Amount } from '@/components/tx/fact-row.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatRatio } from '@/features/tokens/liquidity/format-ratio.ts'
import { groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { ChartSlot, FiguresTable, formatPeriod, IntervalChoice, intervals, pickInterval } from './over-time.tsx'

/** The notice that the licence of the charts demands, with the link to its author. */
const notice = 'TradingView Lightweight Charts™ Copyright © 2025 TradingView, Inc.'

type MarketChartProps = {
  token: Pick<SaleyardToken, 'chainId' | 'symbol' | 'decimals'>
  /** Candles of an hour, oldest first. */
  hours: readonly Candle[]
}

export function MarketChart({ token: { chainId, symbol, decimals }, hours }: MarketChartProps) {
  const { t, i18n } = useTranslation()
  const coin = getChain(chainId).nativeCurrency
  const ends = [hours.at(0), hours.at(-1)].map((candle) => candle && BigInt(candle.time))
  const [interval, setInterval] = useState(() => pickInterval(ends[0], ends[1]))
  const candles = useMemo(() => sumCandles(hours, intervals[interval]), [hours, interval])
  const hasTimes = interval === 'hour'
  const drawn = useMemo(
    () => candles.map((candle) => toDrawn(candle, { base: decimals, quote: coin.decimals })),
    [candles, decimals, coin.decimals],
  )
  const bars = useMemo(() => drawn.map(({ time, volume }) => ({ time, value: volume })), [drawn])
  const names = { symbol, coin: coin.symbol }
  const title = t('tokenPage.history.market.title')
  const price = (at: Price) => (
    <span className="figure">{groupDigits(priceText(at, { base: decimals, quote: coin.decimals }))}</span>
  )
  return (
    <section aria-labelledby="history-market" className="panel flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="history-market" className="font-semibold text-17">
          {title}
        </h3>
        {hours.length > 0 && <IntervalChoice chosen={interval} onChoose={setInterval} />}
      </div>
      {hours.length === 0 ? (
        <p className="text-14 text-quiet">{t('tokenPage.history.market.none')}</p>
      ) : (
        <>
          <ChartSlot
            label={t('tokenPage.history.market.label', {
              ...names,
              from: formatPeriod(ends[0] ?? 0n, i18n.language, hasTimes),
              to: formatPeriod(ends[1] ?? 0n, i18n.language, hasTimes),
            })}
            candles={drawn}
            bars={bars}
            hasTimes={hasTimes}
          />
          <p className="text-12 text-quiet">
            {t('tokenPage.history.market.units', names)}{' '}
            <OutsideLink href="https://www.tradingview.com/" className="link-hover" arrow="ms-1 inline size-3">
              {notice}
            </OutsideLink>
          </p>
          <FiguresTable
            label={title}
            columns={[
              t('tokenPage.history.time'),
              ...(['open', 'high', 'low', 'close', 'volume'] as const).map((name) =>
                t(`tokenPage.history.market.${name}`),
              ),
            ]}
            rows={candles.map(({ time, open, high, low, close, quoteVolume }) => ({
              time: BigInt(time),
              figures: [
                ...[open, high, low, close].map(price),
                <Amount key="volume" value={quoteVolume} decimals={coin.decimals} symbol={coin.symbol} />,
              ],
            }))}
            hasTimes={hasTimes}
          />
        </>
      )}
    </section>
  )
}

type Decimals = { base: number; quote: number }

function priceText({ base, quote }: Price, decimals: Decimals): string {
  return formatRatio({ value: quote, decimals: decimals.quote }, { value: base, decimals: decimals.base }) ?? '0'
}

function toDrawn({ time, open, high, low, close, quoteVolume }: Candle, decimals: Decimals) {
  const toNumber = (price: Price) => Number(priceText(price, decimals))
  return {
    time,
    open: toNumber(open),
    high: toNumber(high),
    low: toNumber(low),
    close: toNumber(close),
    volume: Number(formatUnits(quoteVolume, decimals.quote)),
  }
}

/** Joins the candles of hours into those of longer periods, as `sumFlows` does for flows. */
export function sumCandles(hours: readonly Candle[], seconds: bigint): Candle[] {
  const joined = new Map<number, Candle>()
  for (const hour of hours) {
    const time = Number(periodOf(BigInt(hour.time), seconds))
    const before = joined.get(time)
    joined.set(time, before ? join(before, hour) : { ...hour, time })
  }
  return [...joined.values()]
}

function join(candle: Candle, next: Candle): Candle {
  return {
    ...candle,
    high: isLower(candle.high, next.high) ? next.high : candle.high,
    low: isLower(next.low, candle.low) ? next.low : candle.low,
    close: next.close,
    baseVolume: candle.baseVolume + next.baseVolume,
    quoteVolume: candle.quoteVolume + next.quoteVolume,
    swaps: candle.swaps + next.swaps,
  }
}

function isLower(one: Price, other: Price): boolean {
  return one.quote * other.base < other.quote * one.base
}
