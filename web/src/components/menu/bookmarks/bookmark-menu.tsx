import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { BookmarkCard } from './bookmark-card.tsx'
import { useFocusCard } from './use-focus-card.ts'

/** The star in the header, and the card that it opens. */
export function BookmarkMenu() {
  const { t } = useTranslation()
  const { bookMarkClass } = useLayoutState()
  const { button, frame, close } = useFocusCard()
  const label = t('bookmarks.title')
  return (
    <div className="lg:relative" {...frame}>
      <button
        {...button}
        type="button"
        className="btn btn-ghost btn-square btn-sm aria-expanded:bg-tint aria-expanded:text-primary"
        aria-label={label}
        aria-expanded={bookMarkClass}
        title={label}
      >
        <Star aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      {bookMarkClass && <BookmarkCard onChoose={close} />}
    </div>
  )
}
