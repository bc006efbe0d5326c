import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type OutsideLinkProps = {
  href: string
  /** Tooltip with more than the visible text. */
  title?: string
  className: string
  /** Classes of the arrow after the text. */
  arrow?: string
  children: ReactNode
}

/** Links to another site in a new tab: the arrow shows that, and screen readers read it. */
export function OutsideLink({ href, title, className, arrow = 'size-3 shrink-0', children }: OutsideLinkProps) {
  const { t } = useTranslation()
  return (
    <a className={`link ${className}`} href={href} target="_blank" rel="noreferrer" title={title}>
      {children}
      <ExternalLink aria-hidden className={arrow} />
      <span className="sr-only">{t('common.opensNewTab')}</span>
    </a>
  )
}
