import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useActivity } from '@/components/activity/use-activity.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'

/** Loaded on demand: it brings networks and explorers, which a user without transactions does not need. */
const ActivityList = lazyPart(async () => ({
  default: (await import('@/components/activity/activity-list.tsx')).ActivityOfPage,
}))

const shown = 20

/** Shows what was sent from this device by any tool, newest first; the first steps if nothing was sent. */
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
        <Suspense fallback={<WaitingRows rows={Math.min(records.length, shown)} />}>
          <ActivityList records={records} most={shown} />
        </Suspense>
      )}
    </section>
  )
}

/** Keeps the place of the list while its code loads. */
function WaitingRows({ rows }: { rows: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="mt-3 flex flex-col gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      {rows > 2 && <span aria-hidden className="skeleton block h-8 w-full" />}
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} aria-hidden className="skeleton block h-14 w-full" />
      ))}
    </div>
  )
}

const steps = ['list', 'review', 'sign'] as const

/** Shows the first steps of a new user, and that looking around costs nothing. */
function FirstSteps() {
  const { t } = useTranslation()
  return (
    <>
      <p className="mt-2 text-quiet">{t('home.activityEmpty')}</p>
      <ol className="mt-5 flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-tint font-semibold text-13 text-primary">
              {index + 1}
            </span>
            <span className="pt-1">{t(`home.first.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/multi-sender" className="btn btn-primary">
          {t('home.pay')}
        </Link>
        <Link to="/create-token" className="btn">
          {t('nav.createToken')}
        </Link>
      </div>
    </>
  )
}
