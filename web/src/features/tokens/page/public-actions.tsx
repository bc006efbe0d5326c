// Shows what anyone can do for a token with fees: pay dividends out, and run the vault.
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { ActStep, useReviewedAct } from '@/features/tokens/manage/reviewed-action.tsx'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { Dividends } from './dividends.tsx'
import { hasPurpose } from './read-saleyard-token.ts'
import { Vault } from './vault.tsx'

type PublicActsProps = {
  token: TaxedToken
  account: Address | undefined
  /** Whether the page says already that the network cannot be read. */
  isTold?: boolean
  onMined: () => void
}
const nobody: Address = '0x0000000000000000000000000000000000000000'

/** What anybody may do for a token with fees: pay dividends out, have the vault run. */
export function PublicActs({ token, account, isTold, onMined }: PublicActsProps) {
  const { t } = useTranslation()
  // Without an account nothing can be reviewed: the buttons are not there.
  const { reviewed, review, leave } = useReviewedAct({ token, account: account ?? nobody })
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {reviewed && (
        <ActStep
          key={reviewed.intent.key}
          {...reviewed}
          backLabel={t('liquidity.back')}
          onMined={onMined}
          onLeave={leave}
        />
      )}
      {hasPurpose(token.kind, 'dividends') && (
        <Dividends token={token} account={account} isTold={isTold} onReview={review} />
      )}
      <Vault token={token} account={account} isTold={isTold} onReview={review} />
    </div>
  )
}
