// Shows how many holders of a claimed list were paid, and why the others were not.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { simulateBabyTokenClaimFor } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address, TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { ErrorText } from '@/components/errors/error-text.tsx'
import type { ConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { readClaimResult } from './claims.ts'

type ClaimOutcomeProps = Pick<ConsoleProps, 'token' | 'account'> & { receipt: TransactionReceipt }

/** How many of a list were paid, and who was not, with what the chain says to a claim for each of them alone. */
export function ClaimOutcome({ token: { chainId, token }, account, receipt }: ClaimOutcomeProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { paid, skipped } = readClaimResult(receipt.logs, token)
  const { data: reasons } = useQuery({
    queryKey: ['claimSkipped', chainId, token, receipt.transactionHash],
    queryFn: () => Promise.all(skipped.map(reasonOf)),
    enabled: skipped.length > 0,
  })
  return (
    <div role="status" className="panel flex flex-col gap-2 text-14">
      <p>{t('tokenPage.dividends.paid', { number: paid })}</p>
      {skipped.length > 0 && (
        <>
          <p className="text-warning">{t('tokenPage.dividends.skipped')}</p>
          <ul className="flex flex-col gap-2">
            {skipped.map((holder, index) => (
              <li key={holder} className="flex flex-col items-start">
                <span className="figure wrap-anywhere">{holder}</span>
                <Reason error={reasons?.[index]} isKnown={reasons !== undefined} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )

  async function reasonOf(holder: Address) {
    try {
      await simulateBabyTokenClaimFor(config, { chainId, account, address: token, args: [holder] })
    } catch (error) {
      return toUserError(error)
    }
    return null
  }
}

type ReasonProps = { error: ReturnType<typeof toUserError> | null | undefined; isKnown: boolean }

function Reason({ error, isKnown }: ReasonProps) {
  const { t } = useTranslation()
  if (!isKnown) return <span className="text-13 text-quiet">{t('tokenPage.dividends.skippedReading')}</span>
  if (!error) return <span className="text-13 text-quiet">{t('tokenPage.dividends.skippedAlone')}</span>
  return (
    <div className="text-13">
      <ErrorText error={error} />
    </div>
  )
}
