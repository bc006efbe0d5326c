import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BookmarkMenu } from '../menu/bookmarks/bookmark-menu'
import { SearchButton } from '../menu/search/search-button'
import { Drawer } from './drawer'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import { SideMenu } from './side-menu'
import { ThemeToggle } from './theme-toggle'

export type FrameProps = {
  /** Buttons at the end of the header: network and wallet. */
  tools: ReactNode
  /** Above the page: what concerns all of it. */
  banner?: ReactNode
  /** In the footer: how the network is. */
  status?: ReactNode
  children: ReactNode
}

/** Sidebar, header, page, footer. */
export function Frame({ tools, banner, status, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <div className="min-h-dvh sidebar:ps-[265px]">
      <a href="#page" className="btn btn-primary btn-sm fixed start-4 -top-16 z-40 focus:top-4">
        {t('app.skip')}
      </a>
      <aside className="fixed inset-y-0 start-0 hidden w-[265px] overflow-y-auto border-line border-e bg-panel sidebar:block">
        <div className="mb-5 flex h-18 items-center px-6">
          <Logo />
        </div>
        <SideMenu />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-10 flex h-18 items-center gap-1 border-line border-b bg-panel px-3 sm:gap-2 sm:px-8">
          <div className="flex items-center gap-1 sm:gap-2 sidebar:hidden">
            <Drawer />
            <Logo />
          </div>
          <SearchButton />
          <div className="flex items-center gap-0.5 sm:gap-2 lg:ms-auto">
            <BookmarkMenu />
            <LanguageMenu />
            <ThemeToggle />
            {tools}
          </div>
        </header>
        {banner}
        <main id="page" tabIndex={-1} className="mx-auto w-full max-w-[1304px] flex-1 px-4 py-7 outline-none sm:px-8">
          {children}
        </main>
        <footer className="mx-auto flex w-full max-w-[1304px] flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-5 text-13 text-quiet sm:px-8">
          <span>{t('app.copyright')}</span>
          {status}
        </footer>
      </div>
    </div>
  )
}
