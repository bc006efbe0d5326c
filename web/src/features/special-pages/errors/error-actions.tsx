import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { GoBack } from '@/features/special-pages/shared/go-back.tsx'
import type { ErrorPageCode } from './error-page-code.ts'

/** What helps first; without it, home comes first. */
const first = {
  400: EmptyForm,
  401: Unlock,
  403: ConnectAgain,
  404: undefined,
  500: ReloadOrTell,
  503: undefined,
} as const satisfies Record<ErrorPageCode, (() => ReactNode) | undefined>

/** The ways on from an error: what helps, back, home. */
export function ErrorActions({ code }: { code: ErrorPageCode }) {
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

/** No failure is known here: the details are where and when, and by which browser. */
function ReloadOrTell() {
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
