import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { FallenPicture } from '@/features/special-pages/pictures/fallen-picture.tsx'
import { maskSecrets } from '@/lib/errors/mask-secrets.ts'
import { ErrorView } from './error-view.tsx'

/** Stands where a page failed to render, whatever stands around it. */
export function CrashView({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex w-full flex-col items-center">
      <ErrorView
        code={500}
        picture={<FallenPicture />}
        actions={
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {t('common.reload')}
          </button>
        }
      >
        <div className="mt-5 w-full text-start">
          <ErrorDetails text={detailsOfCrash(error)} />
        </div>
      </ErrorView>
    </div>
  )
}

/** Not by `toUserError`: what it imports may be what failed. */
function detailsOfCrash(error: unknown): string {
  return maskSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
