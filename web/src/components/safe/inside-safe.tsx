import { useTranslation } from 'react-i18next'
import { OutsideLink } from '@/components/ui/outside-link.tsx'

/**
 * Shown in place of the choice of another account, wallet or network inside a Safe's page, which decides about these: a frame
 * without its Safe would lead nowhere.
 */
export function InsideSafe() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2 rounded-field bg-tint p-3 text-14">
      <p>{t('safe.frame.only')}</p>
      <OutsideLink className="link-hover self-start font-medium text-13 text-primary" href={window.location.href}>
        {t('safe.frame.open')}
      </OutsideLink>
    </div>
  )
}
