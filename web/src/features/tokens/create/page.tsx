// Shows what `/create-token` asks for: the form, the review, or the form that a link fills in.
import { Navigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { readFormLink, toFormLink } from '@/features/tokens/create/links/form-link.ts'
import { LinkedNote } from '@/features/tokens/create/links/linked-addresses.tsx'
import { OpenLink } from '@/features/tokens/create/links/open-link.tsx'
import { useFinishedDraft } from '@/features/tokens/create/result/use-finished-draft.ts'
import { ReviewStep } from '@/features/tokens/create/review/review-step.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { FeeFlow } from '@/features/tokens/picker/fee-flow.tsx'
import { KindPicker } from '@/features/tokens/picker/kind-picker.tsx'
import { useRanking } from '@/lib/networks/use-ranking.ts'
import { type Draft, useDraft } from './draft-store.ts'
import { useCreator } from './use-creator.ts'

/**
 * Shows the form, then the review. The draft decides which one is due, so a reload changes nothing. Once the draft became a
 * token, the result has an address of its own, and this page begins another token.
 */
export function CreateTokenPage({ kind: kindId }: { kind: KindId }) {
  const { t } = useTranslation()
  const kind: TokenKind = kinds[kindId]
  useRanking()
  const { step, values, review } = useDraft()
  const { account, chain } = useCreator()
  // The form reads the draft once: a set of fees that is put into the draft opens it again.
  const [filled, setFilled] = useState(0)
  const finishedDraft = useFinishedDraft(kindId, { account, chainId: chain.id })

  const typed = { ...kind.defaults, ...values }
  const { data: identity } = kind.schema.safeParse(typed)
  const reviewing = step === 'stepTwo' && identity !== undefined
  if (finishedDraft)
    return (
      <Navigate
        to="/create-token/$chainId/$address"
        params={{ chainId: String(finishedDraft.chainId), address: finishedDraft.token }}
        replace
      />
    )
  return (
    <>
      <PageHeader title={t('createToken.title')} lead={t('createToken.lead')}>
        <div className="flex flex-wrap items-center gap-4">
          <ShareForm kind={kindId} />
          <Steps current={reviewing ? 'stepTwo' : 'stepOne'} />
        </div>
      </PageHeader>
      {reviewing ? (
        <ReviewStep {...{ kindId, kind, identity, account, chain }} values={typed} />
      ) : (
        <div className="flex flex-col gap-5">
          <LinkedNote kind={kind} />
          <KindPicker chosen={kindId} />
          <FeeFlow kind={kindId} onFilled={() => setFilled((times) => times + 1)} />
          <Suspense fallback={<Waiting rows={5 + kind.feeFields.length} row="h-16" className="panel" />}>
            <kind.Form key={`${kindId} ${filled}`} feeFields={kind.feeFields} onReview={review} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** Shows what the query of `/create-token` asks for: the form, a form filled in by a link, or why the link is broken. */
export function CreateTokenRoute({ search }: { search: Record<string, unknown> }) {
  const link = readFormLink(search)
  if ('problem' in link)
    return <Navigate to="/pages/errors/error400" search={{ reason: link.problem, field: link.field }} replace />
  if (Object.keys(link.values).length > 0) return <OpenLink kind={link.kind} values={link.values} />
  return <CreateTokenPage kind={link.kind} />
}

const steps = ['stepOne', 'stepTwo'] as const

/** Shows the current step: configure, or review and create. */
function Steps({ current }: { current: Draft['step'] }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('createToken.steps.label')} className="flex flex-wrap gap-x-5 gap-y-2 text-13">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={`flex items-center gap-2 ${step === current ? 'font-semibold' : 'text-quiet'}`}
        >
          <span
            className={`grid size-6 place-items-center rounded-full font-semibold text-12 ${
              step === current ? 'bg-primary text-primary-content' : 'bg-base-300'
            }`}
          >
            {index + 1}
          </span>
          {t(`createToken.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** Copies an address that opens this form as it is filled in now. */
function ShareForm({ kind }: { kind: KindId }) {
  const { t } = useTranslation()
  const { values } = useDraft()
  const { defaults } = kinds[kind] satisfies TokenKind
  const filled = Object.keys(defaults).map((field) => [field, values[field] ?? ''])
  const link = toFormLink(location.origin, kind, Object.fromEntries(filled))
  return <CopyButton wide text={link} label={t('createToken.links.copy')} />
}
