// Lays out header, menu, page and footer, with the header's own buttons and the button back to the top.

import { ArrowUp, Menu as MenuIcon, Moon, Sun, X } from 'lucide-react'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CustomizerButton } from '@/components/customizer/customizer-button.tsx'
import { BookmarkMenu } from '@/components/menu/bookmark-menu.tsx'
import { SideMenu } from '@/components/menu/side-menu.tsx'
import { type LoadSources, SearchButton } from '@/components/palette/search-button.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { toWebLink } from '@/lib/browser/safe-links.ts'
import { useDocumentKeys } from '@/lib/browser/use-document-keys.ts'
import { scrollToTopThreshold } from '@/lib/constants.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { useIsDark } from './use-appearance.ts'
import { type Menu, useMenu } from './use-menu.ts'

type FrameProps = {
  /** Network and wallet buttons at the end of the header. */
  tools: ReactNode
  /** Notices above the page that concern all of it. */
  banner?: ReactNode
  /** Network status in the footer. */
  status?: ReactNode
  /** Loads what the search finds besides pages, networks and actions. */
  sources?: LoadSources
  children: ReactNode
}

/** Header, menu, page and footer. The classes of the active layout place them: see styles/layouts. */
export function Frame({ tools, banner, status, sources, children }: FrameProps) {
  const { t } = useTranslation()
  const menu = useMenu()
  const { boxed, backgroundMix, sidebarIcon } = useStore(appStore)
  const isMenuOver = menu.shape === 'overlay'
  // Read here, because lib/env brings code that only wallets and chains need.
  const support = toWebLink(import.meta.env.VITE_SUPPORT_URL)
  return (
    <div
      className={`page-wrapper ${menu.classes}`}
      data-menu={menu.shape}
      data-brand={menu.brand}
      data-boxed={boxed}
      data-mix={backgroundMix}
      data-icons={sidebarIcon}
    >
      <a href="#page" className="btn btn-primary btn-sm fixed start-4 -top-16 z-40 focus:top-4" inert={isMenuOver}>
        {t('app.skip')}
      </a>
      <header className="page-header">
        <div className="page-brand">
          <Logo />
        </div>
        <MenuToggle {...menu} />
        <div className="header-tools" inert={isMenuOver}>
          <SearchButton sources={sources} />
          {!menu.phone && <Preferences />}
          <ThemeToggle />
          {tools}
        </div>
      </header>
      <div id="menu" className="page-sidebar">
        <div className="sidebar-panel">
          <SideMenu flyout={menu.flyout} />
          {menu.phone && (
            <div className="sidebar-tools">
              <Preferences />
            </div>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the toggle are the keys for it. */}
      {isMenuOver && <div className="page-scrim" onClick={() => menu.setOpen(false)} />}
      <div className="page-body" inert={isMenuOver}>
        {banner}
        <main id="page" tabIndex={-1} className="page-main">
          {children}
          <ScrollToTop />
        </main>
        <footer className="page-footer">
          <span>{t('app.copyright')}</span>
          {support && (
            <OutsideLink className="link-hover inline-flex items-center gap-1" href={support}>
              {t('app.support')}
            </OutsideLink>
          )}
          {/* A line of its own, kept from the beginning: what it says grows with each answer. */}
          <div className="waiting-control min-h-4.5 basis-full">{status}</div>
        </footer>
      </div>
    </div>
  )
}

/** Bookmarks, and buttons for language and appearance; on phones they are in the menu, since the header has no room. */
function Preferences() {
  return (
    <>
      <BookmarkMenu />
      <LanguageMenu />
      <CustomizerButton />
    </>
  )
}

/**
 * The only button of the menu, whether the menu is next to the page or over it. Escape also closes a menu over the
 * page.
 */
function MenuToggle({ shape, open, setOpen }: Pick<Menu, 'shape' | 'open' | 'setOpen'>) {
  const { t } = useTranslation()
  const ref = useRef<HTMLButtonElement>(null)
  const isMenuOver = shape === 'overlay'
  useDocumentKeys(({ key }) => {
    if (!isMenuOver || key !== 'Escape' || document.querySelector('dialog[open]')) return // the dialog closes first
    setOpen(false)
    ref.current?.focus()
  })

  const Icon = isMenuOver ? X : MenuIcon
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

/** Switches between light and dark; the first press replaces "as the system" with a choice. */
function ThemeToggle() {
  const { t } = useTranslation()
  const dark = useIsDark()
  const label = dark ? t('nav.toLight') : t('nav.toDark')
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square btn-sm"
      aria-label={label}
      title={label}
      onClick={() => appStore.setState({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}

/**
 * Button back to the top, shown after some scrolling. It moves the focus there too, because the button disappears at
 * the top.
 */
export function ScrollToTop() {
  const { t } = useTranslation()
  const isAway = useSyncExternalStore(subscribe, () => window.scrollY > scrollToTopThreshold)
  if (!isAway) return null
  const label = t('nav.toTop')
  return (
    <button type="button" className="scroll-to-top btn btn-circle" aria-label={label} title={label} onClick={goUp}>
      <ArrowUp aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

function goUp() {
  document.getElementById('page')?.focus({ preventScroll: true })
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' })
}
