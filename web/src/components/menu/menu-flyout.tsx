import { useLocation } from '@tanstack/react-router'
import { ChevronRight, Gem, type LucideIcon, Pin, Send } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavGroup } from './nav-items.ts'

/** Icons of the groups where their links have no room. */
const icons: Record<NavGroup['title'], LucideIcon> = { general: Send, tokens: Gem, pinned: Pin }

/**
 * Shows a group of the menu as one tile, with its links in a flyout at its side. Pointing at it opens it, as does a
 * press, which touch and keyboard need; Escape and leaving close it.
 */
export function MenuFlyout({ group, children }: { group: NavGroup; children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const Icon = icons[group.title]
  const hasPage = group.items.some(({ path }) => pathname.startsWith(path))
  const title = t(`nav.${group.title}`)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside offers the same by keyboard.
    <div
      className="nav-group"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="nav-link"
        data-has-page={hasPage}
        aria-expanded={open}
        aria-controls={id}
        onClick={({ nativeEvent }) => setOpen(isMouse(nativeEvent) || !open)}
      >
        <Icon aria-hidden className="nav-icon" strokeWidth={1.75} />
        <span className="nav-label">{title}</span>
        <ChevronRight aria-hidden className="nav-more rtl:-scale-x-100" />
      </button>
      <div id={id} className="nav-flyout" hidden={!open}>
        <h2 className="nav-title">{title}</h2>
        <ul className="nav-items">{children}</ul>
      </div>
    </div>
  )
}

/** The mouse pointer has already opened the group on entering; a press must not close it. */
function isMouse(event: MouseEvent) {
  return (event as PointerEvent).pointerType === 'mouse'
}
