import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { KindCards } from '@/features/token-create/configure/kind-cards.tsx'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { kinds } from '@/features/token-create/kinds/index.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { LinkedNote } from '@/features/token-create/links/linked-note.tsx'
import { ShareForm } from '@/features/token-create/links/share-form.tsx'
import type { KindId } from '@/features/token-create/our-token.ts'
import { useFinished } from '@/features/token-create/result/use-finished.ts'
import { ReviewStep } from '@/features/token-create/review/review-step.tsx'
import { useRanking } from '@/lib/transports/use-ranking.ts'
import { Steps } from './steps.tsx'
import { useCreator } from './use-creator.ts'

/**
 * Configure, then review. Which of them is due follows from the draft, so a reload changes nothing. Once it became a token, the
 * result is at an address of its own, and here another token can be begun.
 */
export function CreateTokenPage({ kind: kindId }: { kind: KindId }) {
  const { t } = useTranslation()
  const kind: TokenKind = kinds[kindId]
  useRanking()
  const { step, values, review } = useDraft()
  const { account, chain } = useCreator()
  const made = useFinished(kindId, { account, chainId: chain.id })

  const typed = { ...kind.defaults, ...values }
  const { data: identity } = kind.schema.safeParse(typed)
  const reviewing = step === 'stepTwo' && identity !== undefined
  if (made)
    return (
      <Navigate
        to="/create-token/$chainId/$address"
        params={{ chainId: String(made.chainId), address: made.token }}
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
          <KindCards chosen={kindId} />
          <Suspense fallback={<p className="panel text-quiet">{t('common.loading')}</p>}>
            <kind.Form key={kindId} feeFields={kind.feeFields} onReview={review} />
          </Suspense>
        </div>
      )}
    </>
  )
}
