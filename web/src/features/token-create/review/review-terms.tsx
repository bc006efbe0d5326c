import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { isDraftKept } from '@/features/token-create/draft/is-draft-kept.ts'
import type { Identity, IdentityValues } from '@/features/token-create/identity/identity.ts'
import type { TokenCreation, TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import { StepHeading } from '@/features/token-create/step-heading.tsx'
import { CreatorPowers } from '@/features/token-create/summary/creator-powers.tsx'
import { isAnother } from '@/features/token-create/summary/is-another.ts'
import { VanitySection } from '@/features/token-create/vanity/vanity-section.tsx'
import type { AppChain } from '@/lib/chains.ts'
import { ReviewFacts } from './review-facts.tsx'

/** What is looked at for the last time. */
export type Reviewed = {
  kindId: KindId
  kind: TokenKind
  values: IdentityValues
  identity: Identity
  account: Address | undefined
  chain: AppChain
}

type ReviewTermsProps = Reviewed & {
  /** Nothing while its factory cannot be asked where the token will be. */
  creation: TokenCreation | undefined
  /** What is on its way cannot be edited: the page would show another token than the one that comes. */
  isSent: boolean
}

/** All that will be for ever, and the way back to the form. */
export function ReviewTerms({ kindId, kind, values, identity, account, chain, creation, isSent }: ReviewTermsProps) {
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
        hasOtherOwner={isAnother(values.teamWallet, account)}
      />
      <VanitySection {...{ kindId, kind, values, account, creation }} chainId={chain.id} />
      {!isDraftKept(salt) && (
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
