import { ErrorPage } from './error-page'

/** 404: stands at every address that leads nowhere. */
export function NotFoundPage() {
  return <ErrorPage code={404} />
}
