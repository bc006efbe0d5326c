// Shows how many holders of a claimed list were paid, and why the others were not.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useSimulateBabyTokenClaimFor } from '@saleyard/generated'
import { useTranslation } from 'react-i18next'
import type { Address, TransactionReceipt } from 'viem'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { AddressName } from '@/components/ui/named-address.tsx'
import type { ConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { readClaimResult } from './claims.ts'

type ClaimOutcomeProps = Pick<ConsoleProps, 'token' | 'account'> & { receipt: TransactionReceipt }

/** Shows how many of a list were paid, and each unpaid holder with the chain's answer to a claim for that holder alone. */
export function ClaimOutcome({ token, account, receipt }: ClaimOutcomeProps) {
  const { t } = useTranslation()
  const { paid, skipped } = readClaimResult(receipt.logs, token.token)
  return (
    <div role="status" className="panel flex flex-col gap-2 text-14">
      <p>{t('tokenPage.dividends.paid', { number: paid })}</p>
      {skipped.length > 0 && (
        <>
          <p className="text-warning">{t('tokenPage.dividends.skipped')}</p>
          <ul className="flex flex-col gap-2">
            {skipped.map((holder) => (
              <li key={holder} className="flex flex-col items-start">
                <p>
                  <AddressName chainId={token.chainId} address={holder} />
                  <span className="figure wrap-anywhere">{holder}</span>
                </p>
                <Reason {...{ token, account, receipt, holder }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Simulates a claim for one holder alone, once for each outcome, and shows the answer. */
function Reason({ token, account, receipt, holder }: ClaimOutcomeProps & { holder: Address }) {
  const { t } = useTranslation()
  const { error, isPending } = useSimulateBabyTokenClaimFor({
    chainId: token.chainId,
    account,
    address: token.token,
    args: [holder],
    scopeKey: receipt.transactionHash,
  })
  if (isPending) return <span className="text-13 text-quiet">{t('tokenPage.dividends.skippedReading')}</span>
  if (!error) return <span className="text-13 text-quiet">{t('tokenPage.dividends.skippedAlone')}</span>
  return (
    <div className="text-13">
      <ErrorText error={toUserError(error)} />
    </div>
  )
}
