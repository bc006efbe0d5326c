import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { TransactionPanel } from '../../../components/tx/transaction-panel'
import type { TaxedToken } from '../console/console-props'
import type { OwnerAct } from '../console/owner-act'
import { useReviewedAct } from '../console/use-reviewed-act'
import { Dividends } from './claims/dividends'
import { hasPurpose } from './has-purpose'
import { Vault } from './vault/vault'

type PublicActsProps = { token: TaxedToken; account: Address | undefined; onMined: () => void }
const nobody: Address = '0x0000000000000000000000000000000000000000'

/** What anybody may do for a token with fees: pay dividends out, have the vault run. */
export function PublicActs({ token, account, onMined }: PublicActsProps) {
  const { t } = useTranslation()
  // Without an account nothing can be reviewed: the buttons are not there.
  const { reviewed, review, leave } = useReviewedAct({ token, account: account ?? nobody })
  const top = useRef<HTMLDivElement>(null)
  const onReview = async (act: OwnerAct) => {
    await review(act)
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={top} className="flex min-w-0 flex-col gap-5">
      {reviewed && (
        <div className="flex min-w-0 flex-col gap-4">
          <TransactionPanel key={reviewed.intent.key} {...reviewed} onMined={onMined} />
          <button type="button" className="btn btn-ghost self-start" onClick={leave}>
            {t('liquidity.back')}
          </button>
        </div>
      )}
      {hasPurpose(token.kind, 'dividends') && <Dividends token={token} account={account} onReview={onReview} />}
      <Vault token={token} account={account} onReview={onReview} />
    </div>
  )
}
