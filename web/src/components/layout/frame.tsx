import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CustomizerButton } from '@/components/customizer/customizer-button.tsx'
import { BookmarkMenu } from '@/components/menu/bookmarks/bookmark-menu.tsx'
import { SearchButton } from '@/components/menu/search/search-button.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { appStore } from '@/lib/store/app-store.ts'
import { toWebLink } from '@/lib/to-web-link.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MenuToggle } from './menu-toggle.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SideMenu } from './side-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useMenu } from './use-menu.ts'

export type FrameProps = {
  /** Buttons at the end of the header: network and wallet. */
  tools: ReactNode
  /** Above the page: what concerns all of it. */
  banner?: ReactNode
  /** In the footer: how the network is. */
  status?: ReactNode
  children: ReactNode
}

/** Header, menu, page, footer. Where they stand, the classes of the layout in force say: see styles/layouts. */
export function Frame({ tools, banner, status, children }: FrameProps) {
  const { t } = useTranslation()
  const menu = useMenu()
  const { boxed, backgroundMix, sidebarIcon } = useStore(appStore)
  const waits = menu.shape === 'over'
  // Read here, for lib/env brings what only wallets and chains need.
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
      <a href="#page" className="btn btn-primary btn-sm fixed start-4 -top-16 z-40 focus:top-4" inert={waits}>
        {t('app.skip')}
      </a>
      <header className="page-header">
        <div className="page-brand">
          <Logo />
        </div>
        <MenuToggle {...menu} />
        <div className="header-tools" inert={waits}>
          <SearchButton />
          <BookmarkMenu />
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
      {waits && <div className="page-scrim" onClick={() => menu.setOpen(false)} />}
      <div className="page-body" inert={waits}>
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
          {status}
        </footer>
      </div>
    </div>
  )
}

/** Language, and how the page looks; on phones they stand in the menu. */
function Preferences() {
  return (
    <>
      <LanguageMenu />
      <CustomizerButton />
    </>
  )
}
