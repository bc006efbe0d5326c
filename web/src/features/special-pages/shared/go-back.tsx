import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Leads back to the previous page; renders nothing in a tab without history. */
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
