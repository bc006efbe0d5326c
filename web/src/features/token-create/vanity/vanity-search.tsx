import { useTranslation } from 'react-i18next'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import type { VanityProps } from './use-vanity.ts'
import { useVanity } from './use-vanity.ts'
import { VanityForm } from './vanity-form.tsx'
import { VanityProgress } from './vanity-progress.tsx'
import { useWish } from './wish-store.ts'

/** The search for an ending, from the wish to the address that meets it. */
export function VanitySearch(props: VanityProps) {
  const { t } = useTranslation()
  const { salt } = useDraft()
  const { want } = useWish()
  const { ending, isMet, isLocked, isRunning, isAsking, token, progress, error, ...acts } = useVanity(props)
  if (isLocked) return <p className="text-13 text-quiet">{t('createToken.vanity.locked')}</p>
  if (error)
    return (
      <div className="flex flex-col gap-2">
        <ReadFailed error={error} lead={t('createToken.vanity.failed')} isFetching={isAsking} onRetry={acts.tryAgain} />
        <button type="button" className="btn self-start" onClick={acts.cancel}>
          {t('common.cancel')}
        </button>
      </div>
    )
  if (ending && isRunning) return <VanityProgress ending={ending} progress={progress} onCancel={acts.cancel} />
  if (isAsking)
    return (
      <p role="status" className="text-quiet">
        {t('createToken.review.addressWaiting')}
      </p>
    )
  return (
    <>
      {isMet && (
        <p role="status" className="text-14">
          {t('createToken.vanity.found')}{' '}
          <span dir="ltr" className="figure wrap-anywhere">
            {token}
          </span>
        </p>
      )}
      <VanityForm
        wanted={ending}
        onSearch={(next) => {
          acts.reset()
          want(next, salt)
        }}
      />
    </>
  )
}
