import { useTranslation } from 'react-i18next'
import type { Draft } from '@/features/token-create/draft/draft-store.ts'

const steps = ['stepOne', 'stepTwo'] as const

/** Where one is: configure, then review and create. */
export function Steps({ current }: { current: Draft['step'] }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('createToken.steps.label')} className="flex flex-wrap gap-x-5 gap-y-2 text-13">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={`flex items-center gap-2 ${step === current ? 'font-semibold' : 'text-quiet'}`}
        >
          <span
            className={`grid size-6 place-items-center rounded-full font-semibold text-12 ${
              step === current ? 'bg-primary text-primary-content' : 'bg-base-300'
            }`}
          >
            {index + 1}
          </span>
          {t(`createToken.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
