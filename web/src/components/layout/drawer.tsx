import { useLocation } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from './logo'
import { SideMenu } from './side-menu'

/** The menu on narrow screens: a button that opens a `<dialog>` at the side. Choosing a page closes it. */
export function Drawer() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const close = () => setOpen(false)

  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])
  useEffect(() => {
    if (pathname) setOpen(false) // a new page is the reason to close
  }, [pathname])

  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm"
        aria-label={open ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Menu aria-hidden className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and <dialog> brings that. */}
      <dialog
        ref={ref}
        aria-label={t('nav.menu')}
        className="m-0 me-auto h-dvh max-h-none w-[265px] max-w-[calc(100vw-48px)] bg-panel text-ink"
        onClose={close}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="mb-6 flex h-18 items-center justify-between ps-6 pe-4">
          <Logo />
          <button
            type="button"
            className="btn btn-ghost btn-square btn-sm"
            aria-label={t('nav.closeMenu')}
            onClick={close}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <SideMenu onChoose={close} />
      </dialog>
    </>
  )
}
