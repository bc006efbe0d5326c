import { useTranslation } from 'react-i18next'
import { describeStatus } from '@/components/network-status/describe-status.ts'
import { NetworkImage } from '@/components/ui/network-image.tsx'
import { StateIcon } from '@/components/ui/state-icon.tsx'
import type { AppChain } from '@/lib/chains.ts'
import type { EndpointStatus, NetworkStatus } from '@/lib/transports/describe-network.ts'
import { healthLooks } from './health-looks.ts'

type NetworkRowProps = {
  chain: AppChain
  status: NetworkStatus
  /** It was asked and has not been heard of. */
  isPending: boolean
}

/** One network: its state in words and icon, and what it was measured by. */
export function NetworkRow({ chain, status, isPending }: NetworkRowProps) {
  const { t, i18n } = useTranslation()
  const { figures } = describeStatus(status, chain.title, t, i18n.language)
  const look = healthLooks[isPending ? 'pending' : status.state]
  const [first] = status.endpoints
  return (
    <li className="flex items-start gap-3 border-line border-t py-3 last:pb-0">
      <NetworkImage chain={chain} className="size-9 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="font-medium text-15">{chain.title}</h3>
          <p className={`flex items-center gap-1.5 font-medium text-13 ${look.color}`}>
            <StateIcon look={look} />
            {t(isPending ? 'home.checking' : `home.health.${status.state}`)}
          </p>
        </div>
        {!isPending && figures && (
          <p className="text-13 text-quiet wrap-anywhere">
            <bdi className="figure">{status.host}</bdi> · {figures}
          </p>
        )}
        {!isPending && !figures && first && status.endpoints.length === 1 && <Endpoint {...first} />}
        {!isPending && status.endpoints.length > 1 && (
          <details className="text-13 text-quiet">
            <summary className="w-fit cursor-pointer rounded-selector">{t('home.asked')}</summary>
            <ul className="mt-1 flex flex-col gap-1">
              {status.endpoints.map((endpoint, index) => (
                // One host may be asked in two ways, over https and over a socket.
                <li key={index}>
                  <Endpoint {...endpoint} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

function Endpoint({ host, state, chainId }: EndpointStatus) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap gap-x-2 text-13 text-quiet">
      <bdi className="figure wrap-anywhere">{host}</bdi>
      <span>{t(`networkStatus.endpoint.${state}`, { chainId })}</span>
    </p>
  )
}
