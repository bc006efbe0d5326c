// Shows in two sentences what went wrong and what to do, with a link to the help page if one exists.

import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useTranslation } from 'react-i18next'

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

/** Failures with a help page: a locked wallet, and one that does not allow the action. */
const pages: Partial<Record<ErrorCode, 'error401' | 'error403'>> = {
  accountMissing: 'error401',
  unauthorized: 'error403',
}

function ErrorHelp({ code }: { code: ErrorCode }) {
  const page = pages[code]
  return page ? <HelpLink page={page} /> : null
}

/**
 * Links to a help page about a failure under `/pages/errors/`. It opens in a new tab: the input on this page stays, and
 * a toast or a dialog needs no router for it.
 */
export function HelpLink({ page }: { page: 'error401' | 'error403' | 'error503' }) {
  const { t } = useTranslation()
  return (
    <a
      href={`/pages/errors/${page}`}
      target="_blank"
      rel="noreferrer"
      className="link w-fit font-medium text-13 text-primary"
    >
      {t('pages.help')}
      <span className="sr-only">{t('common.aside', { text: t('common.opensNewTab') })}</span>
    </a>
  )
}
