import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header'
import { useDraft } from '../draft/draft-store'
import type { KindId } from '../kinds'
import { isBlank } from './is-blank'

type OpenLinkProps = { kind: KindId; values: Record<string, string> }

/** Fills the form in as a link says. Where a token was begun already, it is asked first: one draft is all there is. */
export function OpenLink({ kind, values }: OpenLinkProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState(() => {
    if (!isBlank(useDraft.getState())) return false
    useDraft.getState().adopt(values)
    return true
  })
  // Without what the link says: a reload must not take back what is typed from now on.
  if (done) return <Navigate to="/create-token" search={{ type: kind }} replace />
  return (
    <>
      <PageHeader title={t('createToken.title')} lead={t('createToken.lead')} />
      <section className="panel flex max-w-2xl flex-col gap-4">
        <h2 className="font-semibold text-17">{t('createToken.links.offer')}</h2>
        <p className="text-quiet">{t('createToken.links.offerLead')}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              useDraft.getState().adopt(values)
              setDone(true)
            }}
          >
            {t('createToken.links.use')}
          </button>
          <button type="button" className="btn" onClick={() => setDone(true)}>
            {t('createToken.links.keep')}
          </button>
        </div>
      </section>
    </>
  )
}
