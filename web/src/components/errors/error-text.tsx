import { useTranslation } from 'react-i18next'
import type { UserError } from '@/lib/errors/to-user-error.ts'
import { ErrorHelp } from './error-help.tsx'

/** What went wrong, and below it what to do now; where a page explains more, the way to it. */
export function ErrorText({ error: { code, values } }: { error: Pick<UserError, 'code' | 'values'> }) {
  const { t } = useTranslation()
  return (
    <div className="wrap-anywhere">
      <p>{t(`errors.${code}`, values)}</p>
      <p className="text-quiet">{t(`errorAdvice.${code}`, values)}</p>
      <ErrorHelp code={code} />
    </div>
  )
}
