import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '@/components/ui/waiting.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { VerifiedToken } from './constructor-arguments.tsx'

const VerificationFacts = lazyPart(() =>
  import('./verification-facts.tsx').then((module) => ({ default: module.VerificationFacts })),
)

/** `isKnown`: the creation, and so the arguments. */
function WaitingFacts({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation()
  const small = 'text-13'
  // Known arguments come with the sentence that they are proven and the button that copies them; others are asked for.
  const last = isKnown
    ? ['h-24', { words: t('createToken.verification.argumentsProven'), row: small }, 'waiting-control h-8 w-48']
    : [{ words: t('createToken.verification.argumentsUnknown'), row: small }, 'h-16 max-sm:h-17']
  return (
    <Waiting
      rows={[
        { words: t('createToken.verification.lead'), row: small },
        'waiting-control h-10 w-56',
        'h-32.5 max-sm:h-70',
        'h-5 w-40',
        ...last,
      ]}
    />
  )
}

/** Opens, on demand, what an explorer needs to verify the source of a token; nothing of it loads before. */
export function VerificationPanel({ className, ...verified }: VerifiedToken & { className: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-medium">{t('createToken.verification.title')}</summary>
      {isOpen && (
        <div className="mt-3 flex min-w-0 flex-col gap-3">
          <Suspense fallback={<WaitingFacts isKnown={verified.call !== undefined} />}>
            <VerificationFacts {...verified} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
