import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import type { Identity } from '@/features/token-create/identity/identity.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

type MinimumTermProps = {
  /** In base units. */
  minimum: bigint
  identity: Identity
}

/** From which balance on a holder earns dividends: in tokens, and as the contract will compare it. */
export function MinimumTerm({ minimum, identity: { decimals, symbol } }: MinimumTermProps) {
  const { t } = useTranslation()
  return (
    <>
      <Amount value={minimum} decimals={decimals} symbol={symbol} />
      <span className="mt-0.5 block font-normal text-12 text-quiet">
        {t('createToken.review.baseUnits')} <span className="figure wrap-anywhere">{formatAmount(minimum, 0)}</span>
      </span>
    </>
  )
}
