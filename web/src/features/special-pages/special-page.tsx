import { Suspense } from 'react'
import { NotFoundPage } from './errors/not-found-page'
import { findSpecialPath } from './find-special-path'
import { type SpecialPageProps, specialPages } from './index'

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
