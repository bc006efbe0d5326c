import { useTranslation } from 'react-i18next'
import { kinds } from '@/features/token-create/kinds/index.ts'
import type { FeeField, OurToken } from '@/features/token-create/our-token.ts'
import { feeTones } from '@/features/token-create/summary/fee-tones.ts'
import { feeWords } from '@/features/token-create/summary/fee-words.ts'
import { splitTransfer } from '@/features/token-create/summary/split-transfer.ts'
import { TransferSplit } from '@/features/token-create/summary/transfer-split.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { useRewardToken } from './use-reward-token.ts'

/** What a transfer between strangers pays now: who gets what of 1,000. */
export function FeesNow({ token }: { token: OurToken }) {
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
          tone: 'bg-base-300',
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

function noteOf({ owner }: NonNullable<OurToken['taxed']>) {
  return owner ? 'tokenPage.fees.lowerable' : 'tokenPage.fees.fixed'
}
