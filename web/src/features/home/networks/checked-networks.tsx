import { useTranslation } from 'react-i18next'
import { useNow } from '@/components/network-status/use-now.ts'
import { findChain } from '@/lib/chains.ts'
import { describeNetwork } from '@/lib/transports/describe-network.ts'
import { networkOf } from '@/lib/transports/network-of.ts'
import { config } from '@/lib/wagmi-config.ts'
import { NetworkRow } from './network-row.tsx'
import { useChecks } from './use-checks.ts'

export type CheckedNetworksProps = {
  /** Each greater one asks anew. */
  round: number
  /** Every network of this round has answered or failed. */
  onSettled: () => void
}

/** Each configured network with what asking it taught; asks when it appears, and again with each round. */
export function CheckedNetworks({ round, onSettled }: CheckedNetworksProps) {
  const { t } = useTranslation()
  const pending = useChecks(config, round, onSettled)
  const now = useNow(true)
  const rows = config.chains.flatMap(({ id }) => {
    const chain = findChain(id)
    const health = networkOf(config, id).health?.getState()
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
