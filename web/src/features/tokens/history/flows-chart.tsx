// Shows what the fees of a token became over time, and what one account earned: totals, a picture of one figure, and a table.

import { type Earning, type Flow, sumEarnings, sumFlows, type Timed } from '@saleyard/history/folds/flows.ts'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, formatUnits } from 'viem'
import { Row } from '@/components/tx/fact-row.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { ChartSlot, FiguresTable, IntervalChoice, intervals, pickInterval } from './over-time.tsx'

/** Shows an amount with its symbol: exact, or to some significant digits, with all of them on hover. */
type ShowAmount = (value: bigint, digits?: number) => ReactNode

/** How amounts of each asset are shown: in units of the token, in coin, in the reward token. */
export type FlowAssets = Record<'units' | 'coin' | 'reward', { decimals: number; show: ShowAmount }>

/** Significant digits of the sums; the table has all of them. */
const headlineDigits = 6

/** The figures in the order in which they are shown, each with its asset. */
const flowFigures = {
  collectedUnits: 'units',
  reflectedUnits: 'units',
  distributedReward: 'reward',
  claimedReward: 'reward',
  payeeReward: 'reward',
  payeeCoin: 'coin',
  buybackUnits: 'units',
  buybackCoin: 'coin',
  liquidityUnits: 'units',
  liquidityCoin: 'coin',
  soldUnits: 'units',
  rewardCoin: 'coin',
  keeperCoin: 'coin',
} as const satisfies Record<keyof Flow, keyof FlowAssets>

type FlowsChartProps = { flows: readonly Timed<Flow>[]; assets: FlowAssets }

/** Shows what the fees became: only the figures that the kind of token has had so far. */
export function FlowsChart({ flows, assets }: FlowsChartProps) {
  const { t } = useTranslation()
  const figures = (Object.keys(flowFigures) as (keyof Flow)[])
    .filter((name) => name === 'collectedUnits' || flows.some((flow) => flow[name] !== 0n))
    .map((name) => ({ name, label: t(`tokenPage.history.flows.${name}`), ...assets[flowFigures[name]] }))
  return (
    <TimedFigures
      id="history-flows"
      title={t('tokenPage.history.flows.title')}
      none={t('tokenPage.history.flows.none')}
      values={flows}
      sum={sumFlows}
      figures={figures}
    />
  )
}

type EarningsChartProps = {
  chainId: number
  account: Address
  isOwn: boolean
  hours: readonly Timed<Earning>[]
  asset: FlowAssets['reward']
  /** Whether nothing has to be claimed. */
  isPaidAtOnce: boolean
}

/** Shows what one account earned, and was paid where it has to claim. */
export function EarningsChart({ chainId, account, isOwn, hours, asset, isPaidAtOnce }: EarningsChartProps) {
  const { t } = useTranslation()
  const write = useAddressTexts(chainId)
  const names = isPaidAtOnce ? (['earned'] as const) : (['earned', 'claimed'] as const)
  return (
    <TimedFigures
      id="history-earnings"
      title={t(isOwn ? 'tokenPage.history.earnings.yours' : 'tokenPage.history.earnings.of', {
        account: write(account),
      })}
      none={t('tokenPage.history.earnings.none')}
      values={hours}
      sum={sumEarnings}
      figures={names.map((name) => ({ name, label: t(`tokenPage.history.earnings.${name}`), ...asset }))}
    />
  )
}

type TimedFiguresProps<Name extends string, Value extends Record<Name, bigint>> = {
  id: string
  title: string
  /** Shown where there is nothing yet. */
  none: string
  /** By hours, oldest first. */
  values: readonly Timed<Value>[]
  sum: (values: readonly Timed<Value>[], seconds: bigint) => readonly Timed<Value>[]
  figures: readonly { name: Name; label: string; decimals: number; show: ShowAmount }[]
}

function TimedFigures<Name extends string, Value extends Record<Name, bigint>>(props: TimedFiguresProps<Name, Value>) {
  const { id, title, none, values, sum, figures } = props
  const { t } = useTranslation()
  const choice = useId()
  const [interval, setInterval] = useState(() => pickInterval(values.at(0)?.time, values.at(-1)?.time))
  const [name, setName] = useState(figures[0]?.name)
  const periods = useMemo(() => sum(values, intervals[interval]), [values, sum, interval])
  const drawn = figures.find((figure) => figure.name === name) ?? figures[0]
  const { name: drawnName, decimals = 18 } = drawn ?? {}
  const bars = useMemo(() => toBars(periods, drawnName, decimals), [periods, drawnName, decimals])
  const hasTimes = interval === 'hour'
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-3">
      <h3 id={id} className="wrap-anywhere font-semibold text-17">
        {title}
      </h3>
      {values.length === 0 || !drawn ? (
        <p className="text-14 text-quiet">{none}</p>
      ) : (
        <>
          <dl className="text-14">
            {figures.map((figure) => (
              <Row key={figure.name} name={figure.label}>
                {figure.show(
                  values.reduce((total, value) => total + value[figure.name], 0n),
                  headlineDigits,
                )}
              </Row>
            ))}
          </dl>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <label htmlFor={choice} className="sr-only">
              {t('tokenPage.history.figure')}
            </label>
            <select
              id={choice}
              className="select select-sm w-auto max-w-full"
              value={drawn.name}
              onChange={({ target }) => setName(figures.find((figure) => figure.name === target.value)?.name)}
            >
              {figures.map((figure) => (
                <option key={figure.name} value={figure.name}>
                  {figure.label}
                </option>
              ))}
            </select>
            <IntervalChoice chosen={interval} onChoose={setInterval} />
          </div>
          <ChartSlot
            label={t('tokenPage.history.chartLabel', { figure: drawn.label })}
            bars={bars}
            hasTimes={hasTimes}
          />
          <FiguresTable
            label={title}
            columns={[t('tokenPage.history.time'), ...figures.map(({ label }) => label)]}
            rows={periods.map((period) => ({
              time: period.time,
              figures: figures.map((figure) => figure.show(period[figure.name])),
            }))}
            hasTimes={hasTimes}
          />
        </>
      )}
    </section>
  )
}

/** Numbers for drawing. */
function toBars<Name extends string, Value extends Record<Name, bigint>>(
  periods: readonly Timed<Value>[],
  name: Name | undefined,
  decimals: number,
) {
  if (!name) return []
  return periods.map((period) => ({ time: Number(period.time), value: Number(formatUnits(period[name], decimals)) }))
}
