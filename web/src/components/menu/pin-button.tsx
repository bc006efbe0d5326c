import { Pin } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { NavItem } from '@/components/layout/nav-items.ts'
import { togglePin } from './toggle-pin.ts'
import { useLayoutState } from './use-layout-state.ts'

/** Moves an item of the menu to its top and back. It stands in a `group/leaf`, and shows while that is pointed at. */
export function PinButton({ title }: Pick<NavItem, 'title'>) {
  const { t } = useTranslation()
  const isPinned = useLayoutState().pinedMenu.includes(title)
  const label = t('nav.pin', { title: t(`nav.${title}`) })

  const toggle = (menu: Element | null) => {
    flushSync(() => togglePin(title))
    // The item has moved, and with it the button that had the focus.
    menu?.querySelector<HTMLElement>(`[data-pin="${title}"]`)?.focus()
  }
  return (
    <button
      type="button"
      data-pin={title}
      className="nav-pin absolute end-1.5 grid size-7 cursor-pointer place-items-center rounded-selector text-quiet opacity-0 hover:text-brand focus-visible:opacity-100 group-hover/leaf:opacity-100 pointer-coarse:opacity-100 aria-pressed:text-brand aria-pressed:opacity-100"
      aria-label={label}
      aria-pressed={isPinned}
      title={label}
      onClick={({ currentTarget }) => toggle(currentTarget.closest('nav'))}
    >
      <Pin aria-hidden className={`size-3.5 ${isPinned ? 'fill-current' : ''}`} />
    </button>
  )
}
