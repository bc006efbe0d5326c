// Leads back to the previous page, where there is one.
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Back to where the user was; nothing in a tab that has been nowhere else. */
export function GoBack({ className = 'btn' }: { className?: string }) {
  const { t } = useTranslation()
  const { history } = useRouter()
  if (!useCanGoBack()) return null
  return (
    <button type="button" className={className} onClick={() => history.back()}>
      {t('pages.goBack')}
    </button>
  )
}
