import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the tab: the page and the brand, in the language shown; without a page's name what the brand is about. */
export function usePageTitle(page?: string): void {
  const { t } = useTranslation()
  const title = page ? `${page} · ${t('app.name')}` : t('app.title')
  useEffect(() => {
    document.title = title
  }, [title])
}
