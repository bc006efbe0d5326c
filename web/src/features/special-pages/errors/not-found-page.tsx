import { ErrorPage } from './error-page.tsx'

/** 404: stands at every address that leads nowhere. */
export function NotFoundPage() {
  return <ErrorPage code={404} />
}
