// Shows, next to the form of a kind with fees, what a transfer will pay and what the owner can do.
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '@/components/form/use-app-form.tsx'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import type { FeeField, KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { CreatorPowers, isOtherAccount, SupplyOwner } from './creator-powers.tsx'
import { feeTones, feeWords, parseBps, splitTransfer } from './fee-facts.ts'
import { TransferSplit } from './transfer-split.tsx'

type FeesAsideProps = {
  kind: KindId
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>> & { teamWallet: string }
  /** Whether 25 % itself is allowed. */
  limit: 'atMost' | 'lessThan'
  /** How the token is called in which dividends are paid. */
  reward: string
}

/** Panel next to the form of a kind with fees. */
export function FeesAside({ kind, feeFields, values, limit, reward }: FeesAsideProps) {
  const { t } = useTranslation()
  const { account } = useCreator()
  return (
    <>
      <FeeMeter {...{ feeFields, values, limit, reward }} />
      <SupplyOwner teamWallet={values.teamWallet} />
      <CreatorPowers {...{ kind, feeFields, values }} hasOtherOwner={isOtherAccount(values.teamWallet, account)} />
      <SubmitButton>{t('createToken.actions.review')}</SubmitButton>
    </>
  )
}

/** All fees together, in hundredths of a percent: the whole length of the bar. */
const capBps = 2_500
const wholeBps = 10_000
const unknown = '–'

type FeeMeterProps = {
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** Whether 25 % itself is allowed. */
  limit: 'atMost' | 'lessThan'
  /** How the token is called in which dividends are paid. */
  reward: string
}

/** Shows who gets what of a transfer, as the token's page will, and whether that much is allowed, live from the form. */
export function FeeMeter({ feeFields, values, limit, reward }: FeeMeterProps) {
  const { t } = useTranslation()
  const fees = feeFields.map(({ field }) => parseBps(values[field] ?? ''))
  const { whole, recipient, fees: amounts, totalBps } = splitTransfer(fees)
  const isOver = totalBps !== undefined && (limit === 'atMost' ? totalBps > capBps : totalBps >= capBps)
  const symbol = values.symbol?.trim() || t('createToken.summary.symbolFallback')
  const percent = totalBps === undefined ? unknown : localizeDecimal(formatAmount(BigInt(totalBps), 2))
  return (
    <TransferSplit
      title={t('createToken.summary.transferOf', { amount: whole, symbol })}
      parts={[
        {
          label: t('createToken.summary.recipient'),
          amount: recipient ?? unknown,
          share: totalBps === undefined ? 0 : (wholeBps - totalBps) / 100,
          tone: 'bg-success',
        },
        ...feeFields.map((fee, index) => ({
          label: t(`createToken.summary.purposes.${feeWords(fee, values)}`, { reward }),
          amount: amounts[index] ?? unknown,
          share: (fees[index] ?? 0) / 100,
          tone: feeTones[fee.purpose],
        })),
      ]}
      note={t(`createToken.summary.${isOver ? 'over' : 'total'}.${limit}`, { percent })}
      isWrong={isOver}
    />
  )
}
