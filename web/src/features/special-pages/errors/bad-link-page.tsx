// Says which part of a link is unclear (400).
import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

const reasons = ['kind', 'field', 'twice', 'text'] as const
type Reason = (typeof reasons)[number]

type BadLinkPageProps = {
  /** Anything but a reason, as somebody may type it, is the plain page. */
  reason?: string
  /** The part of the link that is meant. */
  field?: string
}

/** 400: a link that does not say clearly what it wants. Nothing of it was used. */
export function BadLinkPage({ reason, field = '?' }: BadLinkPageProps) {
  const { t } = useTranslation()
  return <ErrorPage code={400} lead={isReason(reason) ? t(`pages.badLinkReasons.${reason}`, { field }) : undefined} />
}

function isReason(text: string | undefined): text is Reason {
  return reasons.some((reason) => reason === text)
}
