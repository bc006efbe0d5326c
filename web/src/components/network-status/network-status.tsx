import { describeNetwork } from '@saleyard/chain/rpc/describe-network.ts'
import { createHealthStore } from '@saleyard/chain/rpc/network-health.ts'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { HelpLink } from '@/components/errors/error-text.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { getNetworkAttributes } from '@/lib/networks/network-attributes.ts'
import { useNow } from './data-age.tsx'
import { describeStatus } from './describe-status.ts'

/** Health of a network without endpoints of ours. */
const emptyHealth = createHealthStore([])

const tone = { answering: 'bg-success', unasked: 'bg-base-content/30' } as const

/**
 * Shows the network's status: which endpoint answers, how fast, how old its newest block is. It observes other reads
 * and makes no request.
 */
export function NetworkStatus({ chainId }: { chainId: number }) {
  const { t, i18n } = useTranslation()
  const health = useStore(getNetworkAttributes(useConfig(), chainId).health ?? emptyHealth)
  const isRequested = health.endpoints.some(({ state }) => state !== 'unasked')
  const now = useNow(isRequested)
  const chain = findChain(chainId)
  const status = describeNetwork(health, now, chain?.blockTime)
  if (!status || !chain) return null

  const line = describeStatus(status, chain.title, t, i18n.language)
  const isTrouble = !(status.state in tone)
  const isDown = status.endpoints.every(({ state }) => state === 'silent')
  return (
    <div className="flex flex-col gap-1">
      <details className="text-13">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-selector">
          <span
            aria-hidden
            className={`swatch size-2 shrink-0 rounded-full ${tone[status.state as keyof typeof tone] ?? 'bg-warning'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className={isTrouble ? 'text-warning' : undefined}>{line.state}</span>
            {line.figures && <span> · {line.figures}</span>}
          </span>
        </summary>
        <ul aria-label={t('networkStatus.endpoints', { name: chain.title })} className="mt-2 flex flex-col gap-1 ps-4">
          {status.endpoints.map((endpoint, index) => (
            // One host may have two endpoints, over https and over a socket.
            <li key={index} className="flex flex-wrap gap-x-2">
              <bdi className="figure wrap-anywhere">{endpoint.host}</bdi>
              <span>{t(`networkStatus.endpoint.${endpoint.state}`, { chainId: endpoint.chainId })}</span>
            </li>
          ))}
        </ul>
        {/* Screen readers read only changes of the state; the figures change every second. */}
        <span role="status" className="sr-only">
          {isRequested && line.state}
        </span>
      </details>
      {isDown && <HelpLink page="error503" />}
    </div>
  )
}
