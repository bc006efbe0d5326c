import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { Signer } from '@/lib/transactions/activity-store.ts'

/** Shows that another account than the intended one signed a transaction, and what that means. */
export function SignerNote({ signer: { address, isDirect }, account }: { signer: Signer; account: Address }) {
  const { t } = useTranslation()
  const values = { signer: address, account }
  return (
    <p className="wrap-anywhere mt-1 text-13 text-warning">
      {isDirect ? t('tx.signedByOther', values) : t('tx.carriedByOther', values)}
    </p>
  )
}
