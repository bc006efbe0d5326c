// Shows each fee as the contract will hold it, who receives it, and the total.
import { useTranslation } from 'react-i18next'
import { Row } from '@/components/tx/fact-row.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { useFeeSentence, useRewardName } from '@/features/tokens/create/terms/use-fee-sentence.ts'
import type { FieldName } from '@/features/tokens/create/terms/use-term-fields.tsx'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'

type FeeRowsProps = {
  feeFields: readonly FeeField[]
  /** Terms as parsed: hundredths of a percent by the fee's component. */
  terms: Readonly<Record<string, unknown>>
  /** The form as typed. */
  values: Readonly<Record<string, string>>
}

/** Shows each fee as the contract will hold it, who receives it, and the total. */
export function FeeRows({ feeFields, terms, values }: FeeRowsProps) {
  const { t } = useTranslation()
  const reward = useRewardName(values.rewardToken ?? '')
  const sentence = useFeeSentence({ feeFields, values, reward })
  const fees = feeFields.map((fee) => ({ ...fee, bps: Number(terms[fee.component]) }))
  const total = fees.reduce((sum, { bps }) => sum + bps, 0)
  return (
    <>
      {fees.map(({ field, bps }) => (
        <Row
          key={field}
          name={t(`createToken.fields.${field as FieldName}`)}
          note={<Figures text={sentence(field) ?? ''} />}
        >
          <Rate bps={bps} />
        </Row>
      ))}
      {fees.length > 0 && (
        <Row name={t('createToken.review.totalFees')}>
          <Rate bps={total} />
        </Row>
      )}
    </>
  )
}

function Rate({ bps }: { bps: number }) {
  const { t } = useTranslation()
  return (
    <span className="figure">
      {t('multiSend.prepare.percent', { percent: localizeDecimal(formatAmount(BigInt(bps), 2)) })}
      <span className="text-quiet">
        {t('common.aside', { text: t('createToken.review.bps', { bps: formatCount(bps) }) })}
      </span>
    </span>
  )
}
