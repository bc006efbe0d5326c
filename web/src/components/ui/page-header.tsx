// Shows a page's title and lead, and sets the title of the browser's tab.
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { appStore } from '@/lib/storage/app-store.ts'
import { Waiting } from './waiting.tsx'

type PageHeaderProps = {
  title: string
  lead?: string
  /** On the home page the tab shows the product's full title. */
  isHome?: boolean
  children?: ReactNode
}

/** Shows the title and lead of a page; the title takes the focus after a change of page. */
export function PageHeader({ title, lead, isHome = false, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <PageTitle isHome={isHome} className="text-26 tracking-tight">
          {title}
        </PageTitle>
        {lead && <p className="mt-1 text-15 text-quiet">{lead}</p>}
      </div>
      {children}
    </header>
  )
}

const large = ['h-16 rounded-box', 'h-64 rounded-box', 'h-96 rounded-box']

/** The pages of the menu whose code is large: their titles and leads are known before it, and about how high the rest is. */
export const waitingPages = {
  '/multi-sender': ['multiSend.title', 'multiSend.lead', large],
  '/create-token': ['createToken.title', 'createToken.lead', large],
  '/my-tokens': [
    'createToken.myTokens.title',
    'createToken.myTokens.lead',
    ['h-21.5 rounded-box', 'h-22.5 max-sm:h-36 rounded-box'],
  ],
} as const

/** My Tokens while the last session reconnects: its form, its networks and one token. */
const oneToken = ['h-21.5 rounded-box', 'h-8 w-56 rounded-field', 'h-38 max-lg:h-72 max-sm:h-91 rounded-box']

/** Shows what is known of a page while its code loads: its title and its lead, and rows in the place of the rest. */
export function WaitingPage() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const hasAccount = useStore(appStore, ({ recentAccount }) => recentAccount !== null)
  const [title, lead, known = large] = waitingPages[pathname as keyof typeof waitingPages] ?? []
  const rows = hasAccount && pathname === '/my-tokens' ? oneToken : known
  return (
    <>
      {title && <PageHeader title={t(title)} lead={t(lead)} />}
      <Waiting rows={rows} className="gap-5" />
    </>
  )
}

type PageTitleProps = {
  children: string
  /** On the home page the tab shows the product's full title. */
  isHome?: boolean
  className?: string
  /** What the heading shows, where that is more than its text. */
  shown?: ReactNode
}

/** Shows the heading of a page, which also names the tab. */
export function PageTitle({ children, isHome = false, className = '', shown = children }: PageTitleProps) {
  usePageTitle(isHome ? undefined : children)
  return <h1 className={`font-semibold ${className}`}>{shown}</h1>
}

/** Sets the tab's title: the page and the brand, in the displayed language; without a page's name, the product's full title. */
function usePageTitle(page?: string): void {
  const { t } = useTranslation()
  const title = page ? `${page} · ${t('app.name')}` : t('app.title')
  useEffect(() => {
    document.title = title
  }, [title])
}
