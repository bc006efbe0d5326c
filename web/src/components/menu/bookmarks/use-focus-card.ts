import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { shellStore } from '@/lib/store/shell-store.ts'

const setOpen = (bookMarkClass: boolean) => shellStore.setState({ bookMarkClass })

/** A card that its button opens by focus as by a click, and that closes when the focus leaves both. */
export function useFocusCard() {
  const button = useRef<HTMLButtonElement>(null)
  /** The click that brought the focus must not close what the focus opened. */
  const openedByFocus = useRef(false)
  /** The focus returns and means nothing: after Escape, or with the window. */
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
        // The window went, the focus did not.
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
