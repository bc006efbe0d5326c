// Shows the bookmarks, and on its other side the list in which the user bookmarks pages.

import { Link } from '@tanstack/react-router'
import { ArrowLeft, Plus, Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appStore } from '@/lib/storage/app-store.ts'
import { containsText } from './contains-text.ts'
import type { NavItem } from './nav-items.ts'
import { bookmarkedLeaves, useLayoutState } from './use-layout-state.ts'

/** A card of two sides: the bookmarked pages, and the list of all pages with their stars. */
export function BookmarkCard({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const card = useRef<HTMLElement>(null)
  const [isAdding, setAdding] = useState(false)
  const turn = () => {
    card.current?.focus() // the pressed button disappears
    setAdding(!isAdding)
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('bookmarks.title')}
      className="fade-in absolute top-full in-[.sidebar-tools]:top-auto in-[.sidebar-tools]:bottom-20 z-20 mt-2 rounded-box border border-line bg-panel p-4 shadow-lg outline-none max-sm:inset-x-3 sm:end-3 sm:w-80 lg:end-0 lg:max-w-[40vw]"
    >
      {isAdding ? (
        <BookmarkList onBack={turn} onChoose={onChoose} />
      ) : (
        <BookmarkGrid onAdd={turn} onChoose={onChoose} />
      )}
    </section>
  )
}

function BookmarkGrid({ onAdd, onChoose }: { onAdd: () => void; onChoose: () => void }) {
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

/** Every page with its star; the filter stays when a star is pressed. */
function BookmarkList({ onBack, onChoose }: { onBack: () => void; onChoose: () => void }) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const { searchableMenu } = useLayoutState()
  const found = searchableMenu.filter(({ title }) => containsText(t(`nav.${title}`), text, i18n.language))
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label={t('walletModal.back')}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
        </button>
        <h2 className="font-semibold text-15">{t('bookmarks.add')}</h2>
      </div>
      <input
        type="search"
        className="input input-sm w-full"
        aria-label={t('bookmarks.filter')}
        placeholder={t('bookmarks.filter')}
        // biome-ignore lint/a11y/noAutofocus: the user opens this side to filter.
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="mt-2 max-h-64 overflow-y-auto empty:hidden">
        {found.map((leaf) => (
          <BookmarkRow key={leaf.path} leaf={leaf} onChoose={onChoose} />
        ))}
      </ul>
      <p role="status" className="text-13 text-quiet">
        {found.length === 0 && (
          <span className="mt-3 block wrap-anywhere">{t('search.none', { text: text.trim() })}</span>
        )}
      </p>
    </>
  )
}

function BookmarkRow({ leaf, onChoose }: { leaf: NavItem; onChoose: () => void }) {
  const { t } = useTranslation()
  const isBookmarked = useLayoutState().bookmarkList.includes(leaf)
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
        aria-pressed={isBookmarked}
        title={label}
        onClick={() => toggleBookmark(path)}
      >
        <Star aria-hidden className={`size-4.5 ${isBookmarked ? 'fill-current' : ''}`} strokeWidth={1.75} />
      </button>
    </li>
  )
}

function toggleBookmark(path: NavItem['path']): void {
  const before = bookmarkedLeaves(appStore.getState().bookmarks).map((leaf) => leaf.path)
  const bookmarks = before.includes(path) ? before.filter((other) => other !== path) : [...before, path]
  appStore.setState({ bookmarks })
}
