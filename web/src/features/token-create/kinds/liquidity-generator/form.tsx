import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '../../../../components/form/use-app-form'
import { RouterField } from '../../checks/router-field'
import { WalletField } from '../../checks/wallet-field'
import { FeesAside } from '../../configure/fees-aside'
import { FormSection } from '../../configure/form-section'
import { TokenForm } from '../../configure/token-form'
import { tokenFormOptions } from '../../configure/token-form-options'
import { IdentityFields } from '../../identity/identity-fields'
import { identityNames } from '../../identity/identity-names'
import { useTermFields } from '../../terms/use-term-fields'
import type { KindFormProps } from '../token-kind'
import { liquidityGenerator } from './schema'

export function LiquidityGeneratorForm({ feeFields, onReview }: KindFormProps) {
  const { t } = useTranslation()
  const form = useAppForm(tokenFormOptions(liquidityGenerator, onReview))
  const values = useStore(form.store, (state) => state.values)
  const { fee, address } = useTermFields({ feeFields, values, reward: '', unit: 'bps' })
  const charity = values.charityPercent.trim() ? fee('charityPercent').hint : t('createToken.hints.charity')
  return (
    <form.AppForm>
      <TokenForm
        onSubmit={form.handleSubmit}
        aside={
          <FeesAside kind={liquidityGenerator.id} feeFields={feeFields} values={values} limit="atMost" reward="" />
        }
      >
        <IdentityFields form={form} fields={identityNames} hasFees router={values.router} />
        <FormSection title={t('createToken.sections.fees')}>
          <div className="sm:col-span-2">
            <RouterField form={form} fields={{ router: 'router' }} />
          </div>
          <form.AppField name="generateYield">
            {(field) => <field.AmountField {...fee('generateYield')} />}
          </form.AppField>
          <form.AppField name="generateLiquidity">
            {(field) => <field.AmountField {...fee('generateLiquidity')} />}
          </form.AppField>
          <WalletField
            form={form}
            fields={{ wallet: 'charityMarketingAddress' }}
            router={values.router}
            optional
            {...address('charityMarketingAddress')}
          />
          <form.AppField name="charityPercent">
            {(field) => <field.AmountField {...fee('charityPercent')} optional hint={charity} />}
          </form.AppField>
        </FormSection>
      </TokenForm>
    </form.AppForm>
  )
}
