import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/logo.tsx'
import { OfflineNotice } from '@/components/layout/offline-notice.tsx'

type BarePageProps = {
  children: ReactNode
  /** Backdrop of the whole page. */
  backdrop?: ReactNode
}

/** Frames a page without menu, wallet or any other part that could be broken, with the logo as the link home. */
export function BarePage({ children, backdrop }: BarePageProps) {
  return (
    <main className="relative isolate flex min-h-dvh flex-col">
      {backdrop && <div className="-z-10 absolute inset-0 overflow-hidden">{backdrop}</div>}
      <OfflineNotice />
      <div className="flex p-5 sm:px-8 sm:py-6">
        {/* On a picture the name needs a background of its own. */}
        <div className={backdrop ? 'rounded-field bg-panel px-3 py-2' : ''}>
          <Logo />
        </div>
      </div>
      <div className="flex flex-1 flex-col items-center justify-center px-4 pt-2 pb-20">{children}</div>
    </main>
  )
}
