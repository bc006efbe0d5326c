// Draws prices as candles, or amounts as bars, over time. It is a picture alone: the table next to it has the same figures.

import {
  CandlestickSeries,
  type ChartOptions,
  ColorType,
  createChart,
  type DeepPartial,
  HistogramSeries,
  type IChartApi,
  type Time,
} from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/format-amount.ts'

/** Numbers for drawing; times in seconds since 1970, in rising order. */
export type ChartCandle = { time: number; open: number; high: number; low: number; close: number }
export type ChartBar = { time: number; value: number }

/** px */
const chartHeight = 256

type TimeChartProps = {
  /** What the picture shows, for who cannot see it. */
  label: string
  candles?: readonly ChartCandle[]
  bars: readonly ChartBar[]
  /** Whether a bar is of a part of a day, whose time is shown. */
  hasTimes: boolean
}

/** Draws candles with bars of their volume below, or bars alone. Times run from left to right in every language. */
export function TimeChart({ label, candles, bars, hasTimes }: TimeChartProps) {
  const { i18n } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const { language } = i18n
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let erase: (() => void) | undefined
    // Several charts, which are there at once, are not drawn in one task.
    const timer = setTimeout(() => {
      erase = drawChart(element, { candles, bars, hasTimes, language })
    })
    return () => {
      clearTimeout(timer)
      erase?.()
    }
  }, [candles, bars, hasTimes, language])
  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      dir="ltr"
      className="w-full min-w-0"
      style={{ height: chartHeight }}
    />
  )
}

type Drawn = Pick<TimeChartProps, 'candles' | 'bars'> & { language: string }

/** @returns A function that takes the chart away. */
function drawChart(element: HTMLElement, { hasTimes, ...drawn }: Drawn & Pick<TimeChartProps, 'hasTimes'>) {
  const chart = createChart(element, createOptions(drawn.language, hasTimes))
  const restyle = drawSeries(chart, drawn)
  // Colours are the page's, which the viewer may change at any time.
  const observer = new MutationObserver(restyle)
  observer.observe(document.documentElement, { attributes: true })
  return () => {
    observer.disconnect()
    chart.remove()
  }
}

/** @returns A function that gives everything the page's present colours. */
function drawSeries(chart: IChartApi, { candles, bars, language }: Drawn): () => void {
  const isRtl = document.documentElement.dir === 'rtl'
  const scale = isRtl ? 'left' : 'right'
  chart.applyOptions({ leftPriceScale: { visible: isRtl }, rightPriceScale: { visible: !isRtl } })
  const prices = candles && {
    series: chart.addSeries(CandlestickSeries, {
      priceScaleId: scale,
      ...formatBy(
        candles.map(({ high }) => high),
        language,
      ),
    }),
    ...scaleOf(candles.map(({ high }) => high)),
  }
  prices?.series.setData(
    (candles ?? []).map(({ time, ...values }) => ({
      time: time as Time,
      open: values.open * prices.factor,
      high: values.high * prices.factor,
      low: values.low * prices.factor,
      close: values.close * prices.factor,
    })),
  )
  const amounts = bars.map(({ value }) => value)
  const { factor } = scaleOf(amounts)
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: candles ? 'volume' : scale,
    priceLineVisible: false,
    lastValueVisible: false,
    ...formatBy(amounts, language),
  })
  volume.setData(bars.map(({ time, value }) => ({ time: time as Time, value: value * factor })))
  if (!candles) volume.priceScale().applyOptions({ scaleMargins: { top: 0.1, bottom: 0 } })
  else {
    volume.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } })
    prices?.series.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.26 } })
  }
  const restyle = () => {
    const colour = readColours()
    chart.applyOptions(createColours(colour))
    prices?.series.applyOptions({
      upColor: colour('--color-success'),
      wickUpColor: colour('--color-success'),
      downColor: colour('--color-error'),
      wickDownColor: colour('--color-error'),
      borderVisible: false,
    })
    volume.applyOptions({ color: colour(candles ? '--color-base-300' : '--color-brand') })
  }
  restyle()
  chart.timeScale().fitContent()
  return restyle
}

/** The library rounds to a fixed step, so figures of any size are drawn as numbers of one digit before the point. */
function scaleOf(values: readonly number[]): { factor: number } {
  const largest = Math.max(0, ...values.filter(Number.isFinite))
  return { factor: largest > 0 ? 10 ** -Math.floor(Math.log10(largest)) : 1 }
}

function formatBy(values: readonly number[], language: string) {
  const { factor } = scaleOf(values)
  // The axis goes on below zero, where the bars are; no price is there. The library's steps add up to nearly zero.
  const formatter = (drawn: number) =>
    drawn < -1e-7 ? '' : formatMark(Math.abs(drawn) < 1e-7 ? 0 : drawn / factor, language)
  return { priceFormat: { type: 'custom', minMove: 1e-6, formatter } } as const
}

function formatMark(value: number, language: string): string {
  const size = Math.abs(value)
  const notation = size > 0 && size < 1e-9 ? 'scientific' : size >= 1e5 ? 'compact' : 'standard'
  return formatNumber(value, language, { maximumSignificantDigits: 4, notation })
}

/** What the library asks a mark of the time axis for: year, month, day, time. */
const tickStyles: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'short' },
  { day: 'numeric', month: 'short' },
  { hour: 'numeric', minute: '2-digit' },
]

function createOptions(language: string, hasTimes: boolean): DeepPartial<ChartOptions> {
  const format = (time: Time, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC', numberingSystem: 'latn' }).format(
      Number(time) * 1_000,
    )
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    autoSize: true,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(document.body).fontFamily, fontSize: 12 },
    localization: {
      timeFormatter: (time: Time) => format(time, { dateStyle: 'medium', ...(hasTimes && { timeStyle: 'short' }) }),
    },
    timeScale: {
      timeVisible: hasTimes,
      fixLeftEdge: true,
      maxBarSpacing: 48,
      fixRightEdge: true,
      tickMarkFormatter: (time: Time, mark: number) => format(time, tickStyles[Math.min(mark, 3)] ?? {}),
    },
    // The page scrolls past the chart: only a drag along the time moves it.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !isStill, mouse: false },
  }
}

type ReadColour = (variable: string) => string

function createColours(colour: ReadColour): DeepPartial<ChartOptions> {
  const line = colour('--color-line')
  return {
    layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: colour('--color-quiet') },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    leftPriceScale: { borderColor: line },
    rightPriceScale: { borderColor: line },
    timeScale: { borderColor: line },
    crosshair: {
      vertLine: { color: colour('--color-quiet'), labelBackgroundColor: colour('--color-neutral') },
      horzLine: { color: colour('--color-quiet'), labelBackgroundColor: colour('--color-neutral') },
    },
  }
}

/** Reads colours of the page as the canvas takes them: a variable may be mixed of others, which the library cannot read. */
function readColours(): ReadColour {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const styles = getComputedStyle(document.documentElement)
  return (variable) => {
    const text = styles.getPropertyValue(variable).trim()
    if (!context) return text
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
  }
}
