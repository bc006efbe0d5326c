import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '../../../../components/form/use-app-form'
import { RewardTokenField } from '../../checks/reward-token-field'
import { RouterField } from '../../checks/router-field'
import { FeesAside } from '../../configure/fees-aside'
import { FormSection } from '../../configure/form-section'
import { TokenForm } from '../../configure/token-form'
import { tokenFormOptions } from '../../configure/token-form-options'
import { IdentityFields } from '../../identity/identity-fields'
import { identityNames } from '../../identity/identity-names'
import { useRewardName } from '../../terms/use-reward-name'
import { useTermFields } from '../../terms/use-term-fields'
import type { KindFormProps } from '../token-kind'
import { buybackBaby } from './schema'

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
