import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Menu } from './use-menu'

/** The one button of the menu, beside the page as over it. Where it lies over the page, Escape closes it too. */
export function MenuToggle({ shape, open, setOpen }: Pick<Menu, 'shape' | 'open' | 'setOpen'>) {
  const { t } = useTranslation()
  const ref = useRef<HTMLButtonElement>(null)
  const covers = shape === 'over'
  const close = useRef(() => {})
  close.current = () => setOpen(false)
  useEffect(() => {
    if (!covers) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return // which it closes first
      close.current()
      ref.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [covers])

  const Icon = covers ? X : MenuIcon
  const label = open ? t('nav.closeMenu') : t('nav.openMenu')
  return (
    <button
      ref={ref}
      type="button"
      className="menu-toggle btn btn-ghost btn-square btn-sm"
      aria-controls="menu"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={() => setOpen(!open)}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}
