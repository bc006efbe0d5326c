import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

const reasons = ['kind', 'field', 'twice', 'text'] as const
type Reason = (typeof reasons)[number]

type BadLinkPageProps = {
  /** An unknown reason, for example one typed by hand, shows the plain page. */
  reason?: string
  /** The unclear part of the link. */
  field?: string
}

/** Shows 400: which part of a link is unclear. Nothing of the link was used. */
export function BadLinkPage({ reason, field = '?' }: BadLinkPageProps) {
  const { t } = useTranslation()
  return <ErrorPage code={400} lead={isReason(reason) ? t(`pages.badLinkReasons.${reason}`, { field }) : undefined} />
}

function isReason(text: string | undefined): text is Reason {
  return reasons.some((reason) => reason === text)
}
