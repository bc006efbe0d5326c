import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BookmarkGrid } from './bookmark-grid.tsx'
import { BookmarkList } from './bookmark-list.tsx'

/** Two sides: what has a star, and the list to give stars in. */
export function BookmarkCard({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const card = useRef<HTMLElement>(null)
  const [isAdding, setAdding] = useState(false)
  const turn = () => {
    card.current?.focus() // the button that was pressed goes away
    setAdding(!isAdding)
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('bookmarks.title')}
      className="fade-in absolute top-full z-20 mt-2 rounded-box border border-line bg-panel p-4 shadow-lg outline-none max-sm:inset-x-3 sm:end-3 sm:w-80 lg:end-0 lg:max-w-[40vw]"
    >
      {isAdding ? (
        <BookmarkList onBack={turn} onChoose={onChoose} />
      ) : (
        <BookmarkGrid onAdd={turn} onChoose={onChoose} />
      )}
    </section>
  )
}
