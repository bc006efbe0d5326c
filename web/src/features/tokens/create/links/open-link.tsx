import { Navigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { Row } from '@/components/tx/fact-row.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { isDraftEmpty, useDraft } from '@/features/tokens/create/draft-store.ts'
import { useFinishedDraft } from '@/features/tokens/create/result/use-finished-draft.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { fieldLabels } from './linked-addresses.tsx'

type OpenLinkProps = { kind: KindId; values: Record<string, string> }

/** Fills the form in from a link. If an unfinished draft exists, it asks first: there is only one draft. */
export function OpenLink({ kind, values }: OpenLinkProps) {
  const { t } = useTranslation()
  const { account, chain } = useCreator()
  // A token that was finished while no page was open must not block a link.
  useFinishedDraft(kind, { account, chainId: chain.id })
  const draft = useDraft()
  const { startFromLink, salt } = draft
  const record = useActivityRecord(account ? creationKey({ salt, chainId: chain.id, account }) : '')
  const [done, setDone] = useState(false)
  const isFree = !done && isDraftEmpty(draft)
  useEffect(() => {
    if (!isFree) return
    startFromLink(values)
    setDone(true)
  }, [isFree, startFromLink, values])
  // The target lacks the link's values: a reload must not undo later input.
  if (done) return <Navigate to="/create-token" search={{ type: kind }} replace />
  if (isFree) return null
  return (
    <>
      <PageHeader title={t('createToken.title')} lead={t('createToken.lead')} />
      <section className="panel flex max-w-2xl flex-col gap-4">
        <h2 className="font-semibold text-17">{t('createToken.links.offer')}</h2>
        <p className="text-quiet">{t('createToken.links.offerLead')}</p>
        {record && record.state !== 'failed' && <p className="text-warning">{t('createToken.links.offerAsked')}</p>}
        <LinkContents kind={kind} values={values} />
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              startFromLink(values)
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

/** Shows all values of the link, as it spells them. */
function LinkContents({ kind, values }: OpenLinkProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <div>
      <h3 id={heading} className="font-medium text-14">
        {t('createToken.links.contents')}
      </h3>
      <dl aria-labelledby={heading} className="mt-1 text-14">
        <Row name={t('createToken.kindLabel')}>{t(`createToken.kinds.${kind}.title`)}</Row>
        {Object.entries(values).map(([field, text]) => (
          <Row key={field} name={fieldLabels([field], t)[0] ?? field}>
            <bdi>{text}</bdi>
          </Row>
        ))}
      </dl>
    </div>
  )
}
