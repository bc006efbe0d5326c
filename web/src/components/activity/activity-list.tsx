import { useTranslation } from 'react-i18next'
import { isAddress } from 'viem'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { stateLooks } from '@/components/tx/transaction-status.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** Lists transactions sent from this device, one row each, in the given order. */
export function ActivityList({ records }: { records: readonly ActivityRecord[] }) {
  return (
    <ul className="mt-3">
      {records.map((record) => (
        <ActivityRow key={record.key} record={record} />
      ))}
    </ul>
  )
}

function ActivityRow({ record }: { record: ActivityRecord }) {
  const { t, i18n } = useTranslation()
  const { kind, state, summary, chainId, hash, createdAt, isInterrupted, sent, asked } = record
  const to = [sent?.to, asked?.to].find((each) => each && isAddress(each, { strict: false }))
  const { Icon, color } = stateLooks[state]
  const when = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(createdAt)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{summary}</p>
        <p className="text-12 text-quiet">
          <bdi>
            {t(`activity.kinds.${kind}`)} {t('activity.on', { network: findChain(chainId)?.title ?? chainId })}
          </bdi>
          , <bdi>{when}</bdi>
        </p>
        {to && (
          <p className="text-12 text-quiet">
            {t('tx.to')} <NamedAddress chainId={chainId} id={to} />
          </p>
        )}
        {isInterrupted && (
          <div className="mt-1 text-13 text-warning">
            <ErrorText error={{ code: 'interrupted', values: {} }} />
          </div>
        )}
      </div>
      <div className="text-13">
        {!isInterrupted && (
          <p className={`flex items-center gap-1.5 font-medium ${color}`}>
            <Icon aria-hidden className="size-4" />
            {t(`activity.states.${state}`)}
          </p>
        )}
        {hash && <ExplorerLink chainId={chainId} kind="tx" id={hash} />}
      </div>
    </li>
  )
}
