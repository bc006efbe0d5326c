import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { RewardTokenField } from '@/features/token-create/checks/reward-token-field.tsx'
import { RouterField } from '@/features/token-create/checks/router-field.tsx'
import { WalletField } from '@/features/token-create/checks/wallet-field.tsx'
import { FeesAside } from '@/features/token-create/configure/fees-aside.tsx'
import { FormSection } from '@/features/token-create/configure/form-section.tsx'
import { TokenForm } from '@/features/token-create/configure/token-form.tsx'
import { tokenFormOptions } from '@/features/token-create/configure/token-form-options.ts'
import { IdentityFields } from '@/features/token-create/identity/identity-fields.tsx'
import { identityNames } from '@/features/token-create/identity/identity-names.ts'
import type { KindFormProps } from '@/features/token-create/kinds/token-kind.ts'
import { MinimumHint } from '@/features/token-create/terms/minimum-hint.tsx'
import { useRewardName } from '@/features/token-create/terms/use-reward-name.ts'
import { useTermFields } from '@/features/token-create/terms/use-term-fields.tsx'
import { baby } from './schema.ts'

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
