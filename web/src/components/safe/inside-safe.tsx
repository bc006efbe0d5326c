// Says that the page is inside a Safe's, and leads to a tab of its own.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OutsideLink } from '@/components/ui/outside-link.tsx'

type InsideSafeProps = {
  /** Where the tab opens. Default: here, which finds nothing there that this device has stored inside the Safe's page. */
  href?: string | undefined
  children?: ReactNode
}

/**
 * Shown in place of the choice of another account, wallet or network inside a Safe's page, which decides about these: a frame
 * without its Safe would lead nowhere. Browsers keep what a page stores in a frame apart from what it stores in a tab.
 */
export function InsideSafe({ href = window.location.href, children }: InsideSafeProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2 rounded-field bg-tint p-3 text-14">
      <p>{t('safe.frame.only')}</p>
      {children ?? <p className="text-13 text-quiet">{t('safe.frame.apart')}</p>}
      <OutsideLink className="link-hover self-start font-medium text-13 text-primary" href={href}>
        {t('safe.frame.open')}
      </OutsideLink>
    </div>
  )
}
