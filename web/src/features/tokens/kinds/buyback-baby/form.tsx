// Shows the form of a Buyback Baby token.
import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { RewardTokenField } from '@/features/tokens/create/checks/reward-token-field.tsx'
import { RouterField } from '@/features/tokens/create/checks/router-field.tsx'
import { IdentityFields, identityNames } from '@/features/tokens/create/identity/identity-fields.tsx'
import { FeesAside } from '@/features/tokens/create/summary/fees-aside.tsx'
import { useRewardName } from '@/features/tokens/create/terms/use-fee-sentence.ts'
import { useTermFields } from '@/features/tokens/create/terms/use-term-fields.tsx'
import { FormSection, TokenForm, tokenFormOptions } from '@/features/tokens/create/token-form.tsx'
import type { KindFormProps } from '@/features/tokens/kinds/token-kind.ts'
import { buybackBaby } from './schema.ts'

export function BuybackBabyForm({ feeFields, onReview }: KindFormProps) {
  const { t } = useTranslation()
  const form = useAppForm(tokenFormOptions(buybackBaby, onReview))
  const values = useStore(form.store, (state) => state.values)
  const reward = useRewardName(values.rewardToken)
  const { fee } = useTermFields({ feeFields, values, reward, unit: 'percent' })
  return (
    <form.AppForm>
      <TokenForm
        onSubmit={form.handleSubmit}
        aside={
          <FeesAside kind={buybackBaby.id} feeFields={feeFields} values={values} limit="lessThan" reward={reward} />
        }
      >
        <IdentityFields form={form} fields={identityNames} hasFees router={values.router} />
        <FormSection title={t('createToken.sections.dividends')}>
          <div className="sm:col-span-2">
            <RouterField form={form} fields={{ router: 'router' }} />
          </div>
          <RewardTokenField form={form} fields={{ rewardToken: 'rewardToken', router: 'router' }} />
        </FormSection>
        <FormSection title={t('createToken.sections.fees')}>
          <form.AppField name="liquidityFee">{(field) => <field.AmountField {...fee('liquidityFee')} />}</form.AppField>
          <form.AppField name="buyBackFee">{(field) => <field.AmountField {...fee('buyBackFee')} />}</form.AppField>
          <form.AppField name="reflectionFee">
            {(field) => <field.AmountField {...fee('reflectionFee')} />}
          </form.AppField>
          <form.AppField name="marketingFee">{(field) => <field.AmountField {...fee('marketingFee')} />}</form.AppField>
        </FormSection>
      </TokenForm>
    </form.AppForm>
  )
}
