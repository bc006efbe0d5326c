// Shows what anyone can do for a token with fees: pay dividends out, run the vault, and have it buy back.
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Waiting } from '@/components/ui/waiting.tsx'
import { Section } from '@/features/tokens/hero/section-nav.tsx'
import { ActionStep, useReviewedAction } from '@/features/tokens/manage/reviewed-action.tsx'
import type { TaxedToken, TokenAction } from '@/features/tokens/manage/token-action.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { ClaimList } from './claim-list.tsx'
import { Dividends } from './dividends.tsx'
import { hasFeePurpose } from './read-saleyard-token.ts'
import { Vault } from './vault.tsx'

const Buyback = lazyPart(() =>
  import('@/features/tokens/manage/buyback.tsx').then(({ Buyback }) => ({ default: Buyback })),
)

type PublicActionsProps = {
  token: TaxedToken
  account: Address | undefined
  /** Whether the page already shows that the network cannot be read. */
  isErrorShown?: boolean
  onMined: () => void
}

/** Shows what anyone can do for a token with fees: pay dividends out, run the vault, and have it buy back. */
export function PublicActions({ token, account, isErrorShown, onMined }: PublicActionsProps) {
  const { t } = useTranslation()
  const { reviewed, review, leave } = useReviewedAction({ token, account })
  const partOf = (place: string) => ({
    onReview: (action: TokenAction) => review(action, place),
    step: reviewed?.place === place && (
      <ActionStep
        key={reviewed.intent.key}
        {...reviewed}
        backLabel={t('liquidity.back')}
        onMined={onMined}
        onLeave={leave}
      />
    ),
  })
  const shared = { token, account, isErrorShown }
  return (
    <>
      {hasFeePurpose(token.kind, 'dividends') && (
        <Section id="dividends">
          <Dividends
            {...shared}
            {...partOf('claim')}
            list={account && <ClaimList token={token} account={account} {...partOf('claimMany')} />}
          />
        </Section>
      )}
      <Section id="vault">
        <Vault {...shared} {...partOf('vault')} />
      </Section>
      {account && hasFeePurpose(token.kind, 'buyback') && (
        <Suspense fallback={<Waiting rows={4} className="panel min-h-56" />}>
          <Buyback token={token} account={account} {...partOf('buyback')} />
        </Suspense>
      )}
    </>
  )
}
