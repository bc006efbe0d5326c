import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NavItem } from '@/components/layout/nav-items.ts'
import { toggleBookmark } from '@/components/menu/toggle-bookmark.ts'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'

export function BookmarkRow({ leaf, onChoose }: { leaf: NavItem; onChoose: () => void }) {
  const { t } = useTranslation()
  const isMarked = useLayoutState().bookmarkList.includes(leaf)
  const { path, icon: Icon } = leaf
  const title = t(`nav.${leaf.title}`)
  const label = t('bookmarks.mark', { title })
  return (
    <li className="flex items-center gap-1">
      <Link
        to={path}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-field px-2 py-2 text-14 hover:bg-ground"
        onClick={onChoose}
      >
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 truncate">{title}</span>
      </Link>
      <button
        type="button"
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-ground aria-pressed:text-brand"
        aria-label={label}
        aria-pressed={isMarked}
        title={label}
        onClick={() => toggleBookmark(path)}
      >
        <Star aria-hidden className={`size-4.5 ${isMarked ? 'fill-current' : ''}`} strokeWidth={1.75} />
      </button>
    </li>
  )
}
