// Shows what would happen to the token, step by step, and the liquidity that this assumes.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { Warning } from '@/features/tokens/create/warning.tsx'
import type { TokenCreation } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { maxPoolFee } from './pool-fee.ts'
import type { PoolFees, Simulation, SimulationMarket } from './simulation.ts'
import { type SimulationFigures, SimulationStepLine } from './simulation-step.tsx'

type SimulationReportProps = {
  simulation: Pick<UseQueryResult<Simulation>, 'data' | 'dataUpdatedAt' | 'error' | 'isFetching' | 'refetch'>
  creation: Pick<TokenCreation, 'identity' | 'router'>
  chain: Pick<AppChain, 'title' | 'nativeCurrency'>
}

/** Shows what would happen to the token in trades, step by step, and the liquidity that this assumes. */
export function SimulationReport({ simulation, creation, chain }: SimulationReportProps) {
  const { t } = useTranslation()
  const { data, dataUpdatedAt, error, isFetching, refetch } = simulation
  const figures = figuresFor(creation, chain)
  return (
    <section aria-label={t('createToken.trial.title')} className="panel flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="font-semibold text-17">{t('createToken.trial.title')}</h2>
        <p className="mt-1 text-13 text-quiet">
          {t('createToken.trial.lead', { network: chain.title })}{' '}
          {data && <DataAge at={dataUpdatedAt} isFailed={error !== null} />}
        </p>
      </div>
      {isFetching && (
        <p role="status" className="flex gap-2 text-13 text-quiet">
          <LoaderCircle aria-hidden className="mt-px size-4 shrink-0 motion-safe:animate-spin" />
          {t('createToken.trial.running')}
        </p>
      )}
      {error && (
        <ReadFailed
          error={error}
          lead={t('createToken.trial.unread')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {/* The sentence above says it already. */}
      {!data && !error && (
        <div aria-hidden>
          <Waiting rows={creation.router ? 8 : 3} row="h-8" />
        </div>
      )}
      {data && !error && (
        <>
          <ol className={isFetching ? 'opacity-60' : undefined}>
            {data.steps.map((step) => (
              <SimulationStepLine key={step.name} step={step} figures={figures}>
                {step.name === 'seed' && data.market && (
                  <Assumed market={data.market} figures={figures} network={chain.title} />
                )}
              </SimulationStepLine>
            ))}
          </ol>
          <Omitted simulation={data} hasExchange={creation.router !== undefined} />
          {data.poolFees && <PoolFeeNotes fees={data.poolFees} symbol={creation.identity.symbol} />}
          <button type="button" className="btn btn-sm self-start" disabled={isFetching} onClick={() => void refetch()}>
            {t('createToken.trial.again')}
          </button>
        </>
      )}
    </section>
  )
}

type AssumedProps = { market: SimulationMarket; figures: SimulationFigures; network: string }

function Assumed({ market: { liquidity, seeder }, figures, network }: AssumedProps) {
  const { t } = useTranslation()
  return (
    <p className="text-13 text-quiet">
      <Figures
        text={t('createToken.trial.assumed', {
          units: figures.units(liquidity.units),
          coin: figures.coin(liquidity.coin),
        })}
      />{' '}
      {!seeder && t('createToken.trial.byRouter', { network })}
    </p>
  )
}

type PoolFeeNotesProps = { fees: PoolFees; symbol: string }

/** Names a pool whose own fee stops the vault, and that the fee could not be measured. */
function PoolFeeNotes({ fees: { own, reward }, symbol }: PoolFeeNotesProps) {
  const { t } = useTranslation()
  const percent = (fee: number) => localizeDecimal(formatAmount(BigInt(fee), 2))
  const most = percent(maxPoolFee)
  if (own === undefined && reward === undefined)
    return <p className="text-13 text-quiet">{t('createToken.trial.poolFeeUnknown', { most })}</p>
  return (
    <>
      {own !== undefined && own > maxPoolFee && (
        <p role="alert" className="text-14">
          <Warning>{t('createToken.trial.poolFee', { symbol, fee: percent(own), most })}</Warning>
        </p>
      )}
      {reward !== undefined && reward > maxPoolFee && (
        <p role="alert" className="text-14">
          <Warning>{t('createToken.trial.rewardPoolFee', { fee: percent(reward), most })}</Warning>
        </p>
      )}
    </>
  )
}

/** Says which steps were not simulated, and why. Renders nothing if the creation itself fails. */
function Omitted({
  simulation: { steps, market, unsupported },
  hasExchange,
}: {
  simulation: Simulation
  hasExchange: boolean
}) {
  const { t } = useTranslation()
  if (unsupported)
    return (
      <div className="flex flex-col gap-1 text-13 text-warning">
        <p>{t('createToken.trial.unable')}</p>
        <ErrorDetails text={unsupported.details} />
      </div>
    )
  if (market || steps[0]?.state !== 'done') return null
  return (
    <p className="text-13 text-quiet">{hasExchange ? t('createToken.trial.tiny') : t('createToken.trial.noPool')}</p>
  )
}

/** Significant digits: the figures show magnitudes, and the assumed liquidity is not exact either. */
const digits = 6

function figuresFor(
  { identity }: SimulationReportProps['creation'],
  { nativeCurrency }: SimulationReportProps['chain'],
) {
  const figure = (value: bigint, { decimals, symbol }: { decimals: number; symbol: string }) =>
    `${formatAmount(roundUnits(value, digits), decimals, { grouped: true })} ${symbol}`
  return {
    units: (value: bigint) => figure(value, identity),
    coin: (value: bigint) => figure(value, nativeCurrency),
  }
}

/** Rounds an amount to this many significant digits, half up: for figures that show a magnitude. */
function roundUnits(units: bigint, digits: number): bigint {
  const surplus = units.toString().length - digits
  if (surplus <= 0) return units
  const step = 10n ** BigInt(surplus)
  return ((units + step / 2n) / step) * step
}
