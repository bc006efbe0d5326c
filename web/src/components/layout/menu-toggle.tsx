import { Menu as MenuIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentKeys } from '@/lib/use-document-keys.ts'
import type { Menu } from './use-menu.ts'

/** The one button of the menu, beside the page as over it. Where it lies over the page, Escape closes it too. */
export function MenuToggle({ shape, open, setOpen }: Pick<Menu, 'shape' | 'open' | 'setOpen'>) {
  const { t } = useTranslation()
  const ref = useRef<HTMLButtonElement>(null)
  const covers = shape === 'over'
  useDocumentKeys(({ key }) => {
    if (!covers || key !== 'Escape' || document.querySelector('dialog[open]')) return // which it closes first
    setOpen(false)
    ref.current?.focus()
  })

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
