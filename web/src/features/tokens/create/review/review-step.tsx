// Shows everything that is permanent once signed, the simulation, and the one transaction.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useDeployments } from '@/components/deploy/use-deployments.ts'
import { StepHeading } from '@/components/ui/step-heading.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { isDraftStored, useDraft } from '@/features/tokens/create/draft-store.ts'
import type { Identity, IdentityValues } from '@/features/tokens/create/identity/identity.ts'
import { ConfirmAddresses, listLinkedFields } from '@/features/tokens/create/links/linked-addresses.tsx'
import { CreatorPowers, isOtherAccount } from '@/features/tokens/create/summary/creator-powers.tsx'
import { VanitySection } from '@/features/tokens/create/vanity/vanity-section.tsx'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { findBlockedReason } from '@/features/tokens/simulate/simulation.ts'
import { useSimulation } from '@/features/tokens/simulate/use-simulation.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { CreateAction, useCreationIntent } from './create-action.tsx'
import { DuplicateNote, useDuplicateCheck } from './duplicate-note.tsx'
import { useRequestedCreation } from './requested-creation.ts'
import { ReviewFacts } from './review-facts.tsx'

const SimulationReport = lazyPart(() =>
  import('@/features/tokens/simulate/simulation-report.tsx').then((module) => ({ default: module.SimulationReport })),
)

/** The final review: the permanent terms, the simulation, then the one transaction. */
export function ReviewStep({ kindId, kind, values, identity, account, chain }: ReviewProps) {
  const { salt } = useDraft()
  const creation = account && kind.prepare(values, { account, salt, chainId: chain.id })
  const intent = useCreationIntent({ kind, creation, account, chainId: chain.id })
  const { state, error } = useDeployments({ chainId: chain.id, name: kind.factory.contract, enabled: !!account })
  const isMissing = state === 'missing'
  const { requested, isSent, isAttempted } = useRequestedCreation(intent)
  // If the deployments cannot be read, the simulation runs and reports what went wrong.
  const isReady = (state !== undefined || error !== null) && !isMissing && !isAttempted
  const simulation = useSimulation({ kind, creation, account, chain, isReady })
  const duplicates = useDuplicateCheck({
    kind,
    creation,
    account,
    chainId: chain.id,
    isReady: isReady && !isSent && !requested,
  })
  const blockedReason = useBlockedReason(kind, simulation) ?? duplicates.blockedReason
  const terms = { kindId, kind, values, identity, account, chain, creation: isMissing ? undefined : creation }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
      <ReviewTerms {...terms} isSent={isSent} />
      <div className="flex min-w-0 flex-col gap-5">
        <ConfirmAddresses kind={kind} />
        {isReady && creation && (
          <Suspense fallback={<Waiting rows={5} className="panel min-h-75.5" />}>
            <SimulationReport simulation={simulation} creation={creation} chain={chain} />
          </Suspense>
        )}
        <DuplicateNote duplicates={duplicates} chainId={chain.id} symbol={identity.symbol} />
        <CreateAction
          kind={kind}
          chainId={chain.id}
          symbol={identity.symbol}
          isMissing={isMissing}
          intent={intent}
          requested={requested}
          blockedReason={isAttempted ? undefined : blockedReason}
        />
      </div>
    </div>
  )
}

/** The creation under final review. */
type ReviewProps = {
  kindId: KindId
  kind: TokenKind
  values: IdentityValues
  identity: Identity
  account: Address | undefined
  chain: AppChain
}

type ReviewTermsProps = ReviewProps & {
  /** Undefined while its factory cannot predict the token's address. */
  creation: TokenCreation | undefined
  /** A pending creation cannot be edited: the page would show another token than the one being created. */
  isSent: boolean
}

/** Shows all permanent terms, and the link back to the form. */
function ReviewTerms({ kindId, kind, values, identity, account, chain, creation, isSent }: ReviewTermsProps) {
  const { t } = useTranslation()
  const { salt, backToForm } = useDraft()
  return (
    <section className="panel flex min-w-0 flex-col gap-4">
      <div>
        <StepHeading className="text-17">{t('createToken.review.title')}</StepHeading>
        <p className="mt-1 text-13 text-quiet">
          {t(kind.feeFields.length > 0 ? 'createToken.review.leadFees' : 'createToken.review.lead')}
        </p>
      </div>
      <ReviewFacts
        kindId={kindId}
        kind={kind}
        values={values}
        identity={identity}
        account={account}
        chain={chain}
        creation={creation}
      />
      <CreatorPowers
        kind={kindId}
        feeFields={kind.feeFields}
        values={values}
        hasOtherOwner={isOtherAccount(values.teamWallet, account)}
      />
      <VanitySection {...{ kindId, kind, values, account, creation }} chainId={chain.id} />
      {!isDraftStored(salt) && (
        <p role="alert" className="text-13 text-warning">
          {t('createToken.review.notKept')}
        </p>
      )}
      <button type="button" className="btn self-start" disabled={isSent} onClick={backToForm}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('createToken.review.back')}
      </button>
    </section>
  )
}

/** Returns, as a sentence, what blocks signing: unconfirmed addresses of a link, or the simulation. */
function useBlockedReason(kind: TokenKind, simulation: Parameters<typeof findBlockedReason>[0]): string | undefined {
  const { t } = useTranslation()
  const draft = useDraft()
  const isConfirmed = listLinkedFields(draft, kind).every((field) => draft.linked[field])
  return isConfirmed ? findBlockedReason(simulation, t) : t('createToken.links.hold')
}
