import { useTranslation } from 'react-i18next'

/**
 * To the page about a failure, one of those under `/pages/errors/`. It opens beside this one: what was typed here stays,
 * and a toast or a dialog needs no router for it.
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
