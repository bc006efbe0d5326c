import { Suspense } from 'react'
import { NotFoundPage } from '@/features/special-pages/errors/not-found-page.tsx'
import { findSpecialPath } from './find-special-path.ts'
import { type SpecialPageProps, specialPages } from './index.tsx'

/** The special page of an address, fetched when it is asked for; 404 where there is none. */
export function SpecialPage({ address, ...props }: SpecialPageProps & { address: string }) {
  const path = findSpecialPath(address)
  if (!path) return <NotFoundPage />
  const Page = specialPages[path]
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}
