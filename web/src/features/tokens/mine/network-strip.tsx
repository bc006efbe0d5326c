// Shows which networks are asked for tokens, what came of each, and the click that asks all of them.
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { NetworkImage, StateIcon } from '@/components/ui/icons.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { NetworkReading } from './use-my-tokens.ts'

type NetworkStripProps = {
  readings: readonly NetworkReading[]
  /** Absent where all networks are asked already. */
  onEverywhere: (() => void) | undefined
}

export function NetworkStrip({ readings, onEverywhere }: NetworkStripProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={t('home.networks')} className="flex flex-wrap gap-x-4 gap-y-1">
        {readings.map((reading) => (
          <NetworkState key={reading.chainId} {...reading} />
        ))}
      </ul>
      {onEverywhere && (
        <button type="button" className="btn btn-line btn-sm" onClick={onEverywhere}>
          {t('mine.everywhere')}
        </button>
      )}
    </div>
  )
}

const looks = {
  waiting: { Icon: LoaderCircle, color: 'text-info', spin: true },
  read: { Icon: CircleCheck, color: 'text-success' },
  failed: { Icon: CircleX, color: 'text-error' },
} as const

/** One network: how many tokens it has, or that it is read, or that it gives no answer. */
function NetworkState({ chainId, data, error }: NetworkReading) {
  const { t } = useTranslation()
  const chain = getChain(chainId)
  const state = error ? 'failed' : data ? 'read' : 'waiting'
  const words = {
    waiting: t('common.loading'),
    read: formatCount(data?.tokens.length ?? 0),
    failed: t('home.health.silent'),
  }
  return (
    <li className="flex min-h-6 items-center gap-1.5 text-13">
      <NetworkImage chain={chain} className="size-4.5" />
      <bdi>{chain.title}</bdi>
      <span className={`flex items-center gap-1 font-medium ${looks[state].color}`}>
        <StateIcon look={looks[state]} />
        <span className={state === 'waiting' ? 'sr-only' : undefined}>{words[state]}</span>
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
