// Shows which networks are asked for tokens, what came of each, and the choice to ask all of them.
import { CircleCheck, CircleEllipsis, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { NetworkImage, StateIcon } from '@/components/ui/icons.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { NetworkReading } from './use-my-tokens.ts'

type NetworkStripProps = {
  readings: readonly NetworkReading[]
  /** Absent where the user has no choice. */
  everywhere?: { isChosen: boolean; choose: (isChosen: boolean) => void } | undefined
}

export function NetworkStrip({ readings, everywhere }: NetworkStripProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={t('home.networks')} className="flex flex-wrap gap-x-4 gap-y-1">
        {readings.map((reading) => (
          <NetworkState key={reading.chainId} {...reading} />
        ))}
      </ul>
      {everywhere && (
        <label className="flex min-h-8 items-center gap-2 text-13">
          <input
            type="checkbox"
            className="toggle toggle-sm"
            checked={everywhere.isChosen}
            onChange={({ target }) => everywhere.choose(target.checked)}
          />
          {t('mine.everywhere')}
        </label>
      )}
    </div>
  )
}

const looks = {
  waiting: { Icon: LoaderCircle, color: 'text-info', spin: true },
  read: { Icon: CircleCheck, color: 'text-success' },
  /** There may be more than could be found. */
  partial: { Icon: CircleEllipsis, color: 'text-quiet' },
  /** Of some kinds there is no answer. */
  short: { Icon: TriangleAlert, color: 'text-warning' },
  failed: { Icon: CircleX, color: 'text-error' },
} as const

/** What came of a network. */
function findState({ data, error }: NetworkReading): keyof typeof looks {
  if (error) return 'failed'
  if (!data) return 'waiting'
  if (data.failed.length > 0) return 'short'
  return data.isPartial ? 'partial' : 'read'
}

/** One network: how many tokens it has, at least how many, or that it is read, or that it gives no answer. */
function NetworkState(reading: NetworkReading) {
  const { t } = useTranslation()
  const { data } = reading
  const chain = getChain(reading.chainId)
  const state = findState(reading)
  const isLeast = state !== 'read' || data?.more
  const count = `${formatCount(data?.tokens.length ?? 0)}${isLeast ? '+' : ''}`
  const words = {
    ...{ read: count, partial: count, short: count },
    waiting: t('common.loading'),
    failed: t('home.health.silent'),
  }
  return (
    <li className="flex min-h-6 items-center gap-1.5 text-13">
      <NetworkImage chain={chain} className="size-4.5" />
      <bdi>{chain.title}</bdi>
      <span className={`flex items-center gap-1 font-medium ${looks[state].color}`}>
        <StateIcon look={looks[state]} />
        <bdi className={state === 'waiting' ? 'sr-only' : undefined}>{words[state]}</bdi>
      </span>
    </li>
  )
}

/** Says of each network that fails why, and of each kind that is missing. */
export function NetworkFailures({ readings }: Pick<NetworkStripProps, 'readings'>) {
  const { t } = useTranslation()
  return readings.map(({ chainId, data, error, isFetching, refetch }) => {
    const [failed] = data?.failed ?? []
    const lead = error
      ? t('createToken.myTokens.failed', { network: getChain(chainId).title })
      : failed && t('tokenPage.kindFailed', { kind: t(`createToken.kinds.${failed.kind}.title`) })
    const shown = error ?? failed?.error
    return (
      shown && (
        <div key={chainId} className="mt-3">
          <ReadFailed error={shown} lead={lead ?? ''} isFetching={isFetching} onRetry={() => void refetch()} />
        </div>
      )
    )
  })
}
