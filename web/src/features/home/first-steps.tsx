import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const steps = ['list', 'review', 'sign'] as const

/** Stands where nothing was sent yet: what to do first, and that looking around costs nothing. */
export function FirstSteps() {
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
