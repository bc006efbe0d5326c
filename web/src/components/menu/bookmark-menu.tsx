// Shows the star in the header, and opens and closes its card by focus, click and Escape.
import { Star } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { BookmarkCard } from './bookmark-card.tsx'
import { useLayoutState } from './use-layout-state.ts'

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

const setOpen = (bookMarkClass: boolean) => shellStore.setState({ bookMarkClass })

/** Opens a card on focus of its button as on a click, and closes it when the focus leaves both. */
function useFocusCard() {
  const button = useRef<HTMLButtonElement>(null)
  /** Set by the focus that a click brings: that click must not close the card. */
  const openedByFocus = useRef(false)
  /** Set when the focus merely returns, after Escape or with the window, and must not open the card. */
  const isReturning = useRef(false)

  const close = () => {
    setOpen(false)
    if (document.activeElement === button.current) return
    isReturning.current = true
    button.current?.focus()
  }
  const forgetFocus = () => {
    openedByFocus.current = false
  }
  return {
    close,
    frame: {
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // The window lost the focus, the button keeps it.
        if (document.activeElement === button.current) isReturning.current = true
        else if (!currentTarget.contains(relatedTarget)) setOpen(false)
      },
    },
    button: {
      ref: button,
      onPointerDown: forgetFocus,
      onKeyDown: forgetFocus,
      onFocus: () => {
        openedByFocus.current = !isReturning.current
        if (!isReturning.current) setOpen(true)
        isReturning.current = false
      },
      onClick: () => {
        setOpen(openedByFocus.current || !shellStore.getState().bookMarkClass)
        forgetFocus()
      },
    },
  }
}
