import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsText } from '@/components/menu/contains-text.ts'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { BookmarkRow } from './bookmark-row.tsx'

/** Every page with its star; the filter stays as it is when a star is pressed. */
export function BookmarkList({ onBack, onChoose }: { onBack: () => void; onChoose: () => void }) {
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
        // biome-ignore lint/a11y/noAutofocus: the side turned to be filtered.
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
