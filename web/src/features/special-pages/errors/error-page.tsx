// Shows an error code as a page of its own, with the actions that lead on; 404 is among them.

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { GoBack } from '@/features/special-pages/shared/go-back.tsx'
import { FallenPicture } from './crash-page.tsx'
import { GatePicture, LockPicture, MissingTilePicture, SilentMastPicture, TornLinkPicture } from './error-pictures.tsx'
import { type ErrorPageCode, ErrorView } from './error-view.tsx'

const pictures = {
  400: <TornLinkPicture />,
  401: <LockPicture />,
  403: <GatePicture />,
  404: <MissingTilePicture />,
  500: <FallenPicture />,
  503: <SilentMastPicture />,
} as const satisfies Record<ErrorPageCode, ReactNode>

type ErrorPageProps = {
  code: ErrorPageCode
  /** Replaces the usual sentence if more is known. */
  lead?: string
}

export function ErrorPage({ code, lead }: ErrorPageProps) {
  return (
    <BarePage>
      <ErrorView code={code} lead={lead} picture={pictures[code]} actions={<ErrorActions code={code} />} />
    </BarePage>
  )
}

/** Most helpful action of each code; without one, home comes first. */
const first = {
  400: EmptyForm,
  401: Unlock,
  403: ConnectAgain,
  404: undefined,
  500: ReloadOrReport,
  503: undefined,
} as const satisfies Record<ErrorPageCode, (() => ReactNode) | undefined>

/** Actions of an error page: the helpful one, back, home. */
function ErrorActions({ code }: { code: ErrorPageCode }) {
  const { t } = useTranslation()
  const First = first[code]
  return (
    <>
      {First && <First />}
      {First && <GoBack />}
      <Link to="/home" className={First ? 'btn btn-ghost' : 'btn btn-primary'}>
        {t('pages.goHome')}
      </Link>
      {!First && <GoBack />}
    </>
  )
}

/** No failure is known here: the copied details are place, time and browser. */
function ReloadOrReport() {
  const { t } = useTranslation()
  const details = [location.href, document.referrer, new Date().toISOString(), navigator.userAgent]
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {t('common.reload')}
      </button>
      <CopyButton wide text={details.filter(Boolean).join('\n')} label={t('common.copyDetails')} />
    </>
  )
}

function EmptyForm() {
  const { t } = useTranslation()
  return (
    <Link to="/create-token" search={{}} className="btn btn-primary">
      {t('pages.badLinkForm')}
    </Link>
  )
}

function Unlock() {
  const { t } = useTranslation()
  return (
    <Link to="/pages/$" params={{ _splat: 'authentication/unlock-user' }} className="btn btn-primary">
      {t('pages.unlock.act')}
    </Link>
  )
}

function ConnectAgain() {
  const { t } = useTranslation()
  return (
    <Link to="/authentication/login" className="btn btn-primary">
      {t('wallet.connect')}
    </Link>
  )
}

/** Shows 404 at every unknown URL. */
export function NotFoundPage() {
  return <ErrorPage code={404} />
}

const badLinkReasons = ['kind', 'field', 'twice', 'text'] as const
type BadLinkReason = (typeof badLinkReasons)[number]

type BadLinkPageProps = {
  /** An unknown reason, for example one typed by hand, shows the plain page. */
  reason?: string
  /** The unclear part of the link. */
  field?: string
}

/** Shows 400: which part of a link is unclear. Nothing of the link was used. */
export function BadLinkPage({ reason, field = '?' }: BadLinkPageProps) {
  const { t } = useTranslation()
  return (
    <ErrorPage code={400} lead={isBadLinkReason(reason) ? t(`pages.badLinkReasons.${reason}`, { field }) : undefined} />
  )
}

function isBadLinkReason(text: string | undefined): text is BadLinkReason {
  return badLinkReasons.some((reason) => reason === text)
}
