import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NavItem } from '@/components/layout/nav-items.ts'
import { TileArt } from './tile-art.tsx'

/** A tool with what it is for; all of it is the link. */
export function ToolTile({ title, icon: Icon, path }: NavItem) {
  const { t } = useTranslation()
  return (
    <Link
      to={path}
      className="group panel flex w-full flex-col overflow-hidden p-0! transition-colors hover:border-primary"
    >
      <span aria-hidden className="relative block h-24 overflow-hidden border-line border-b bg-ground text-brand">
        <TileArt tool={title} />
      </span>
      <span className="flex flex-1 flex-col p-5">
        <span className="flex items-center gap-2.5 font-semibold text-15">
          <Icon aria-hidden className="size-4.5 text-brand" strokeWidth={1.75} />
          {t(`nav.${title}`)}
          <ArrowRight
            aria-hidden
            className="ms-auto size-4 text-quiet group-hover:text-brand rtl:-scale-x-100"
            strokeWidth={1.75}
          />
        </span>
        <span className="mt-1.5 text-13 text-quiet">{t(`home.${title}`)}</span>
      </span>
    </Link>
  )
}
