import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { VerifiedToken } from './constructor-arguments.tsx'

const VerificationFacts = lazyPart(() =>
  import('./verification-facts.tsx').then((module) => ({ default: module.VerificationFacts })),
)

/** Opens, on demand, what an explorer needs to verify the source of a token; nothing of it loads before. */
export function VerificationPanel({ className, ...verified }: VerifiedToken & { className: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-medium">{t('createToken.verification.title')}</summary>
      {isOpen && (
        <div className="mt-3 flex min-w-0 flex-col gap-3">
          <Suspense fallback={<p className="text-quiet">{t('common.loading')}</p>}>
            <VerificationFacts {...verified} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
