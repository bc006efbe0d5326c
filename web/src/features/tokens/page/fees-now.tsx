import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useTranslation } from 'react-i18next'
import { feeTones, feeWords, splitTransfer } from '@/features/tokens/create/summary/fee-facts.ts'
import { TransferSplit } from '@/features/tokens/create/summary/transfer-split.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { FeeField, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { useRewardToken } from './reward-token.tsx'

/** Shows what a transfer between non-exempt accounts pays now: who receives how much of 1,000. */
export function FeesNow({ token }: { token: SaleyardToken }) {
  const { t } = useTranslation()
  const { symbol, taxed, kind } = token
  const reward = useRewardToken(token)
  const feeFields: readonly FeeField[] = kinds[kind].feeFields
  const fees = feeFields.map(({ component }) => taxed?.fees[component] ?? 0)
  const { whole, recipient = whole, fees: amounts, totalBps = 0 } = splitTransfer(fees)
  const rewardName = reward?.symbol ?? (taxed?.rewardToken && shortenAddress(taxed.rewardToken))
  return (
    <TransferSplit
      title={t('createToken.summary.transferOf', { amount: whole, symbol })}
      parts={[
        ...feeFields.map((fee, index) => ({
          label: t(`createToken.summary.purposes.${feeWords(fee, kinds[kind].defaults)}`, { reward: rewardName }),
          amount: amounts[index] ?? '0',
          share: (fees[index] ?? 0) / 100,
          tone: feeTones[fee.purpose],
        })),
        {
          label: t('createToken.summary.recipient'),
          amount: recipient,
          share: (10_000 - totalBps) / 100,
          tone: 'bg-success',
        },
      ]}
      note={
        taxed
          ? t(noteOf(taxed), { percent: localizeDecimal(formatAmount(BigInt(totalBps), 2)) })
          : t('createToken.summary.noFee')
      }
    />
  )
}

function noteOf({ owner }: NonNullable<SaleyardToken['taxed']>) {
  return owner ? 'tokenPage.fees.lowerable' : 'tokenPage.fees.fixed'
}
