// Links to another site in a new tab, and says so to screen readers.
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type OutsideLinkProps = {
  href: string
  /** Says more than the words show. */
  title?: string
  className: string
  /** Of the arrow behind the words. */
  arrow?: string
  children: ReactNode
}

/** Leads away, in a new tab: the arrow shows it, readers hear it. */
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
