// Checks every configured network once per round and lists each result.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { describeNetwork, type EndpointStatus, type NetworkStatus } from '@saleyard/chain/rpc/describe-network.ts'
import { CircleCheck, CircleDashed, CircleX, History, Hourglass, LoaderCircle, Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Config } from 'wagmi'
import { useNow } from '@/components/network-status/data-age.tsx'
import { describeStatus } from '@/components/network-status/describe-status.ts'
import { NetworkImage, StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { checkNetwork, getNetworkAttributes } from '@/lib/networks/network-attributes.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'

export type CheckedNetworksProps = {
  /** Each greater number starts a new check. */
  round: number
  /** Called when every network of this round has answered or failed. */
  onSettled: () => void
}

/** Lists each configured network with the result of its check; checks when it mounts, and again with each round. */
export function CheckedNetworks({ round, onSettled }: CheckedNetworksProps) {
  const { t } = useTranslation()
  const pending = useChecks(config, round, onSettled)
  const now = useNow(true)
  const rows = config.chains.flatMap(({ id }) => {
    const chain = findChain(id)
    const health = getNetworkAttributes(config, id).health?.getState()
    const status = health && describeNetwork(health, now, chain?.blockTime)
    return chain && status ? [{ chain, status, isPending: pending.has(id) }] : []
  })
  const count = rows.filter(({ status }) => status.state === 'answering').length
  return (
    <>
      <p role="status" className="mt-2 text-quiet">
        {pending.size > 0 ? t('home.checking') : t('home.answering', { count, total: rows.length })}
      </p>
      <ul className="mt-3">
        {rows.map((row) => (
          <NetworkRow key={row.chain.id} {...row} />
        ))}
      </ul>
    </>
  )
}

/**
 * Checks every configured network once per round, all in parallel, until the user leaves the page.
 *
 * @returns Ids of the networks without a result in this round.
 */
function useChecks(config: Config, round: number, onSettled: () => void): ReadonlySet<number> {
  const [settled, setSettled] = useState({ round, ids: new Set<number>() })
  useEffect(() => {
    const controller = new AbortController()
    const ids = config.chains.map(({ id }) => id)
    const recordSettled = (id: number) =>
      setSettled((before) => ({ round, ids: new Set(before.round === round ? before.ids : []).add(id) }))
    const checks = ids.map(async (id) => {
      await checkNetwork(config, id, controller.signal)
      if (!controller.signal.aborted) recordSettled(id)
    })
    Promise.all(checks).then(() => controller.signal.aborted || onSettled())
    return () => controller.abort()
  }, [config, round, onSettled])

  const isSettled = (id: number) => settled.round === round && settled.ids.has(id)
  return new Set(config.chains.map(({ id }) => id).filter((id) => !isSettled(id)))
}

type NetworkRowProps = {
  chain: AppChain
  status: NetworkStatus
  /** The check has no result yet. */
  isPending: boolean
}

/** One network: its state in words and icon, and its measurements. */
function NetworkRow({ chain, status, isPending }: NetworkRowProps) {
  const { t, i18n } = useTranslation()
  const { figures } = describeStatus(status, chain.title, t, i18n.language)
  const stateLook = healthLooks[isPending ? 'pending' : status.state]
  const [first] = status.endpoints
  return (
    <li className="flex items-start gap-3 border-line border-t py-3 last:pb-0">
      <NetworkImage chain={chain} className="size-9 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="font-medium text-15">{chain.title}</h3>
          <p className={`flex items-center gap-1.5 font-medium text-13 ${stateLook.color}`}>
            <StateIcon look={stateLook} />
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
                // One host may have two endpoints, over https and over a socket.
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

/** Icon and colour of each network state, shown next to its words. */
const healthLooks: Record<NetworkStatus['state'] | 'pending', StateLook> = {
  pending: { Icon: LoaderCircle, color: 'text-info', spin: true },
  unasked: { Icon: CircleDashed, color: 'text-quiet' },
  answering: { Icon: CircleCheck, color: 'text-success' },
  stale: { Icon: History, color: 'text-warning' },
  silent: { Icon: CircleX, color: 'text-error' },
  limited: { Icon: Hourglass, color: 'text-warning' },
  wrongNetwork: { Icon: Unplug, color: 'text-error' },
}
