import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stateLooks } from '../../components/tx/transaction-status'
import { ExplorerLink } from '../../components/ui/explorer-link'
import { findChain } from '../../lib/chains'
import type { ActivityRecord } from '../../lib/transactions/activity-store'
import { useActivity } from './use-activity'

const shown = 20

/** What was sent from this device, newest first, by any tool. */
export function RecentActivity() {
  const { t } = useTranslation()
  const { records, unreadable } = useActivity()
  return (
    <section className="panel" aria-labelledby="activity">
      <h2 id="activity" className="font-semibold text-17">
        {t('home.activity')}
      </h2>
      {unreadable && <p className="mt-2 text-quiet">{t('home.activityUnreadable')}</p>}
      {records?.length === 0 && (
        <p className="mt-3 flex items-center gap-3 text-quiet">
          <History aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          {t('home.activityEmpty')}
        </p>
      )}
      {records && records.length > 0 && (
        <ul className="mt-3">
          {records.slice(0, shown).map((record) => (
            <ActivityLine key={record.key} record={record} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ActivityLine({ record }: { record: ActivityRecord }) {
  const { t, i18n } = useTranslation()
  const { kind, state, summary, chainId, hash, createdAt, isInterrupted } = record
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
          {t(`activity.kinds.${kind}`)} {t('activity.on', { network: findChain(chainId)?.title ?? chainId })}, {when}
        </p>
        {isInterrupted && <p className="mt-1 text-13 text-warning">{t('errors.interrupted')}</p>}
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
