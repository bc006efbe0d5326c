import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActivityList } from '../../components/activity/activity-list'
import { useActivity } from '../../components/activity/use-activity'

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
      {records && records.length > 0 && <ActivityList records={records.slice(0, shown)} />}
    </section>
  )
}
