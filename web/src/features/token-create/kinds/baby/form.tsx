import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '../../../../components/form/use-app-form'
import { RewardTokenField } from '../../checks/reward-token-field'
import { RouterField } from '../../checks/router-field'
import { WalletField } from '../../checks/wallet-field'
import { FeesAside } from '../../configure/fees-aside'
import { FormSection } from '../../configure/form-section'
import { TokenForm } from '../../configure/token-form'
import { tokenFormOptions } from '../../configure/token-form-options'
import { IdentityFields } from '../../identity/identity-fields'
import { identityNames } from '../../identity/identity-names'
import { MinimumHint } from '../../terms/minimum-hint'
import { useRewardName } from '../../terms/use-reward-name'
import { useTermFields } from '../../terms/use-term-fields'
import type { KindFormProps } from '../token-kind'
import { baby } from './schema'

export function BabyForm({ feeFields, onReview }: KindFormProps) {
  const { t } = useTranslation()
  const form = useAppForm(tokenFormOptions(baby, onReview))
  const values = useStore(form.store, (state) => state.values)
  const reward = useRewardName(values.rewardToken)
  const { fee, address } = useTermFields({ feeFields, values, reward, unit: 'percent' })
  return (
    <form.AppForm>
      <TokenForm
        onSubmit={form.handleSubmit}
        aside={<FeesAside kind={baby.id} feeFields={feeFields} values={values} limit="atMost" reward={reward} />}
      >
        <IdentityFields form={form} fields={identityNames} hasFees router={values.router} />
        <FormSection title={t('createToken.sections.dividends')}>
          <div className="sm:col-span-2">
            <RouterField form={form} fields={{ router: 'router' }} />
          </div>
          <RewardTokenField form={form} fields={{ rewardToken: 'rewardToken', router: 'router' }} />
          <form.AppField name="minmumToken">
            {(field) => (
              <field.AmountField label={t('createToken.fields.minmumToken')} hint={<MinimumHint {...values} />} />
            )}
          </form.AppField>
          <form.AppField name="tokenRewardFee">
            {(field) => <field.AmountField {...fee('tokenRewardFee')} />}
          </form.AppField>
          <form.AppField name="autoAddLiquidity">
            {(field) => <field.AmountField {...fee('autoAddLiquidity')} />}
          </form.AppField>
          <form.AppField name="marketingFee">{(field) => <field.AmountField {...fee('marketingFee')} />}</form.AppField>
          <div className="sm:col-span-2">
            <WalletField
              form={form}
              fields={{ wallet: 'marketingWallet' }}
              router={values.router}
              {...address('marketingWallet')}
            />
          </div>
        </FormSection>
      </TokenForm>
    </form.AppForm>
  )
}
