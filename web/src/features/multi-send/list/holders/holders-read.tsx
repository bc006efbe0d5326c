// Shows a reading of holders: its progress with a pause, its failure, and how far its balances are proven.

import type { Difference } from '@saleyard/history/check/check-balances.ts'
import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import { HistoryNote } from '@/components/errors/history-note.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { describeVerdict, formatUtc } from '@/features/multi-send/source/source-note.tsx'
import type { HoldersSummary } from '@/lib/history/history-service.ts'
import type { HoldersState } from './use-holders.ts'

type HoldersReadProps = { state: HoldersState; onPause: () => void; onLoad: () => void }

export function HoldersRead({ state, onPause, onLoad }: HoldersReadProps) {
  const { t } = useTranslation()
  switch (state.step) {
    case 'idle':
      return null
    case 'reading':
    case 'paused':
      return <Progress {...state} onPause={onPause} onLoad={onLoad} />
    case 'failed':
      return (
        <HistoryNote error={state.error}>
          <button type="button" className="btn btn-sm" onClick={onLoad}>
            {t('common.tryAgain')}
          </button>
        </HistoryNote>
      )
    case 'done':
      return <Outcome summary={state.summary} />
  }
}

type ProgressProps = Extract<HoldersState, { step: 'reading' | 'paused' }> & Omit<HoldersReadProps, 'state'>

function Progress({ step, progress, onPause, onLoad }: ProgressProps) {
  const { t } = useTranslation()
  const isPaused = step === 'paused'
  return (
    <ReadingBar
      label={t(`multiSend.holders.${isPaused ? 'paused' : 'reading'}`)}
      progress={progress}
      action={t(isPaused ? 'multiSend.send.continue' : 'multiSend.send.pause')}
      onAction={isPaused ? onLoad : onPause}
    />
  )
}

type ReadingBarProps = {
  label: string
  progress: ReadProgress | undefined
  action: string
  onAction: () => void
}

/** How far logs are read, and the button that ends it or goes on. */
export function ReadingBar({ label, progress, action, onAction }: ReadingBarProps) {
  const { t } = useTranslation()
  const { read, all } = progress?.blocks ?? { read: 0, all: 0 }
  return (
    <div className="flex flex-col gap-2">
      <progress
        className="progress progress-primary w-full"
        aria-label={t('multiSend.holders.reading')}
        {...(all > 0 && { value: read, max: all })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="min-w-0 wrap-anywhere text-13 text-quiet">
          {label}{' '}
          {progress &&
            t('multiSend.holders.progress', {
              read: formatCount(read),
              all: formatCount(all),
              logs: formatCount(progress.logs),
            })}
        </p>
        <button type="button" className="btn btn-sm" onClick={onAction}>
          {action}
        </button>
      </div>
    </div>
  )
}

const looks = {
  proven: { Icon: CircleCheck, tone: 'text-success' },
  sampled: { Icon: TriangleAlert, tone: 'text-warning' },
  unchecked: { Icon: TriangleAlert, tone: 'text-warning' },
  wrong: { Icon: CircleAlert, tone: 'text-error' },
} as const

function Outcome({ summary }: { summary: HoldersSummary }) {
  const { t, i18n } = useTranslation()
  const { holders, block, verdict } = summary
  const isConfirmed = verdict.isConfirmed && verdict.kind === 'sampled'
  const { Icon, tone } = looks[isConfirmed ? 'proven' : verdict.kind]
  return (
    <div className="flex flex-col gap-2">
      <p role="status">
        {t('multiSend.holders.found', {
          count: holders,
          formatted: formatCount(holders),
          block: block.number.toString(),
          time: formatUtc(Number(block.timestamp), i18n.language),
        })}
      </p>
      <p role={verdict.kind === 'wrong' ? 'alert' : undefined} className="flex items-start gap-2">
        <Icon aria-hidden className={`mt-px size-4.5 shrink-0 ${tone}`} />
        <span className="min-w-0">
          {describeVerdict(verdict, t)}
          {verdict.kind === 'wrong' && ` ${t('multiSend.holders.noList')}`}
        </span>
      </p>
      {verdict.reason !== 'logsDiffer' && (
        <Differences
          differences={verdict.differences}
          describe={(values) => t('multiSend.holders.difference', values)}
        />
      )}
    </div>
  )
}

/** The screen needs a few to look up. */
const mostDifferences = 5

type DifferencesProps = {
  differences: readonly Difference[]
  describe: (values: { logs: string; chain: string }) => string
}

export function Differences({ differences, describe }: DifferencesProps) {
  if (differences.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-13">
      {differences.slice(0, mostDifferences).map(({ holding: { account, amount, id }, chain }) => (
        <li key={`${account} ${id}`} className="wrap-anywhere">
          <p>
            <bdi dir="ltr" className="font-mono">
              {getAddress(account)}
              {id !== undefined && ` #${id}`}
            </bdi>
          </p>
          <p>{describe({ logs: formatCount(amount), chain: chain === undefined ? '?' : formatCount(chain) })}</p>
        </li>
      ))}
    </ul>
  )
}
