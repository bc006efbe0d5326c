// Says why a history could not be read, and what to do.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from './error-details.tsx'
import { ErrorNote } from './error-note.tsx'

type HistoryNoteProps = {
  error: unknown
  /** Actions such as "Try again". */
  children?: ReactNode
}

/** Shows the failure of a history like any other; its own codes have their own sentences. */
export function HistoryNote({ error, children }: HistoryNoteProps) {
  const { t } = useTranslation()
  if (!(error instanceof HistoryError)) return <ErrorNote error={toUserError(error)}>{children}</ErrorNote>
  const { code, values } = error
  return (
    <div role="alert" className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-field bg-error/8 p-4 text-14">
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-error" />
      <div className="flex min-w-36 flex-1 flex-col gap-1">
        <div className="wrap-anywhere">
          <p>{t(`history.errors.${code}`, { ...values })}</p>
          <p className="text-quiet">{t(`history.advice.${code}`)}</p>
        </div>
        <ErrorDetails text={toUserError(error).details} />
      </div>
      {children}
    </div>
  )
}
