import { useTranslation } from 'react-i18next'
import { guideSteps } from './guide-steps.ts'
import { WalletListLink } from './wallet-list-link.tsx'

/** The whole guide at a glance. */
export function GuideList() {
  const { t } = useTranslation()
  return (
    <ol className="flex flex-col gap-4 text-start">
      {guideSteps.map(({ id, Icon }) => (
        <li key={id} className="flex gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-field bg-tint text-brand">
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <h2 className="font-medium text-15">{t(`pages.guide.steps.${id}.title`)}</h2>
            <p className="text-pretty text-quiet">{t(`pages.guide.steps.${id}.text`)}</p>
            {id === 'choose' && <WalletListLink />}
          </div>
        </li>
      ))}
    </ol>
  )
}
