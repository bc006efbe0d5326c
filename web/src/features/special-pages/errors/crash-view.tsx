import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '../../../components/errors/error-details'
import { FallenPicture } from '../pictures/fallen-picture'
import { ErrorView } from './error-view'

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
          <ErrorDetails text={useDetails(error)} />
        </div>
      </ErrorView>
    </div>
  )
}

/** The raw text with its secrets masked; what reads it knows of chains, and comes when it can. */
function useDetails(error: unknown): string {
  const [details, setDetails] = useState('')
  useEffect(() => {
    import('../../../lib/errors/to-user-error').then(
      ({ toUserError }) => setDetails(toUserError(error).details),
      () => {}, // the page stands without it
    )
  }, [error])
  return details
}
