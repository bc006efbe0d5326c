import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Logo() {
  const { t } = useTranslation()
  return (
    <Link to="/home" className="flex shrink-0 items-center gap-2.5 rounded-field font-semibold text-17 tracking-tight">
      <span className="grid size-8 place-items-center rounded-[10px] bg-brand text-white dark:bg-primary dark:text-primary-content">
        <Layers aria-hidden className="size-4.5" />
      </span>
      <span className="max-[430px]:sr-only">{t('app.name')}</span>
    </Link>
  )
}
