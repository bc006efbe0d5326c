import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useActivity } from '@/components/activity/use-activity.ts'
import { lazyPart } from '@/lib/load-online.ts'
import { FirstSteps } from './first-steps.tsx'

/** Knows of networks and explorers, which nobody needs who has sent nothing. */
const ActivityList = lazyPart(async () => ({
  default: (await import('@/components/activity/activity-list.tsx')).ActivityList,
}))

const shown = 20

/** What was sent from this device, newest first, by any tool; before that, what to do first. */
export function RecentActivity() {
  const { t } = useTranslation()
  const heading = useId()
  const { records, unreadable } = useActivity()
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading} className="font-semibold text-17">
        {t('home.activity')}
      </h2>
      {unreadable && <p className="mt-2 text-quiet">{t('home.activityUnreadable')}</p>}
      {records?.length === 0 && <FirstSteps />}
      {records && records.length > 0 && (
        <Suspense fallback={<p className="mt-3 text-quiet">{t('common.loading')}</p>}>
          <ActivityList records={records.slice(0, shown)} />
        </Suspense>
      )}
    </section>
  )
}
