import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'

export function BookmarkGrid({ onAdd, onChoose }: { onAdd: () => void; onChoose: () => void }) {
  const { t } = useTranslation()
  const { bookmarkList } = useLayoutState()
  return (
    <>
      <h2 className="mb-3 font-semibold text-15">{t('bookmarks.title')}</h2>
      {bookmarkList.length === 0 && <p className="mb-4 text-13 text-quiet">{t('bookmarks.none')}</p>}
      <ul className="mb-4 grid grid-cols-3 gap-2 empty:hidden">
        {bookmarkList.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full flex-col items-center gap-2 rounded-field bg-ground px-1.5 py-3 text-center text-12 hover:bg-tint hover:text-primary"
              onClick={onChoose}
            >
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              <span className="max-w-full hyphens-auto wrap-anywhere">{t(`nav.${title}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-sm text-primary w-full" onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {t('bookmarks.add')}
      </button>
    </>
  )
}
