// Shows the figures of a run: how many are paid, the time left, and what it costs and saves.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import type { RunProgress, StoredRun } from '@saleyard/send/run/types.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUnits } from 'viem'
import { Money } from '@/components/fiat/money.tsx'
import { formatAge } from '@/components/network-status/data-age.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { countPaid } from '@/features/multi-send/run/ui/run-facts.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { useTimeLeft } from './time-left.ts'
import { gasOfTransfer, type RunCost } from './use-run-cost.ts'

type RunFiguresProps = {
  run: StoredRun
  progress: RunProgress | undefined
  /** Undefined before it is read. */
  cost: RunCost | undefined
  isCostUnread: boolean
  /** The native coin's symbol. */
  coin: string
  /** The button beside the figure. */
  children: ReactNode
}

/** The number of paid recipients is the most important figure of a run; the others are shown once they are known. */
export function RunFigures({ run, progress, cost, isCostUnread, coin, children }: RunFiguresProps) {
  const { t, i18n } = useTranslation()
  const { plan, records } = run
  const timeLeft = useTimeLeft(progress)
  const isOver = progress ? progress.phase === 'finished' : run.summary.isFinished
  const costLabel = t(isOver ? 'multiSend.summary.cost' : 'multiSend.board.cost')
  const skipped = records.reduce((sum, record) => sum + record.skipped.length, 0)

  return (
    <div className="p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PaidFigure paid={countPaid(plan.batches, records)} total={plan.recipientCount} />
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
          <dl className="run-facts">
            {timeLeft !== undefined && (
              <Fact label={t('multiSend.board.timeLeft')}>
                {t('multiSend.board.about', { value: formatTimeLeft(timeLeft, i18n.language) })}
              </Fact>
            )}
            {cost && (
              <Cost label={costLabel} wei={cost.cost} coin={coin}>
                <Money chainId={plan.chainId} value={cost.cost} />
              </Cost>
            )}
            {!cost && isCostUnread && <Fact label={costLabel}>{t('multiSend.board.costUnread')}</Fact>}
            {cost?.saved !== undefined && <Saved saved={cost.saved} coin={coin} asset={plan.asset.kind} />}
            {skipped > 0 && (
              <Fact label={t('multiSend.board.skipped')}>
                {t('multiSend.board.skippedReturned', { formatted: formatCount(skipped) })}
              </Fact>
            )}
          </dl>
          {children}
        </div>
      </div>
      <PaidBar paid={countPaid(plan.batches, records)} total={plan.recipientCount} />
    </div>
  )
}

const minute = 60_000
const hour = 60 * minute

/** It is an estimate: minutes up to an hour, then whole hours, never less than a minute. */
function formatTimeLeft(ms: number, language: string): string {
  const unit = ms > hour ? hour : minute
  return formatAge(Math.max(minute, Math.round(ms / unit) * unit), language)
}

function Fact({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0" title={hint}>
      <dt className="text-13 text-quiet">{label}</dt>
      <dd className="font-semibold text-15">
        {children}
        {hint && <span className="sr-only"> {hint}</span>}
      </dd>
    </div>
  )
}

type CostProps = { label: string; wei: bigint; coin: string; hint?: string; children?: ReactNode }

/** Shows a paid cost with six digits; all of them are in its hint. */
function Cost({ label, wei, coin, hint, children }: CostProps) {
  const exact = `${formatAmount(wei, 18)} ${coin}`
  return (
    <Fact label={label} {...(hint && { hint })}>
      <bdi dir="ltr" className="font-mono" title={exact}>
        {groupDigits(roundSignificant(formatUnits(wei, 18), 6))} {coin}
      </bdi>
      {children}
    </Fact>
  )
}

/** A batch that pays new accounts in coin can cost more than single transfers, and the page says so. */
function Saved({ saved, coin, asset }: { saved: bigint; coin: string; asset: 'native' | 'erc20' }) {
  const { t } = useTranslation()
  const hint = t(asset === 'native' ? 'multiSend.board.savedCoin' : 'multiSend.board.savedToken', {
    gas: formatCount(gasOfTransfer),
  })
  const label = t(saved < 0n ? 'multiSend.board.more' : 'multiSend.board.saved')
  return <Cost label={label} wei={saved < 0n ? -saved : saved} coin={coin} hint={hint} />
}

type PaidProps = { paid: number; total: number }

function PaidFigure({ paid, total }: PaidProps) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <p className="text-13 text-quiet">{t('multiSend.send.paid')}</p>
      <p className="paid-figure">
        <span dir="ltr" className="whitespace-nowrap">
          {formatCount(paid)}
        </span>{' '}
        <span className="whitespace-nowrap">{t('multiSend.send.of', { total: formatCount(total) })}</span>
      </p>
    </div>
  )
}

function PaidBar({ paid, total }: PaidProps) {
  const { t } = useTranslation()
  const text = t('multiSend.send.progressText', { count: total, paid: formatCount(paid), total: formatCount(total) })
  return (
    <>
      <progress
        className="progress progress-primary mt-3 block w-full"
        aria-label={t('multiSend.send.progressLabel')}
        aria-valuetext={text}
        value={paid}
        max={total}
      />
      <p className="sr-only" role="status">
        {text}
      </p>
    </>
  )
}
