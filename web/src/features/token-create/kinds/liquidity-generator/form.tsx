import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { RouterField } from '@/features/token-create/checks/router-field.tsx'
import { WalletField } from '@/features/token-create/checks/wallet-field.tsx'
import { FeesAside } from '@/features/token-create/configure/fees-aside.tsx'
import { FormSection } from '@/features/token-create/configure/form-section.tsx'
import { TokenForm } from '@/features/token-create/configure/token-form.tsx'
import { tokenFormOptions } from '@/features/token-create/configure/token-form-options.ts'
import { IdentityFields } from '@/features/token-create/identity/identity-fields.tsx'
import { identityNames } from '@/features/token-create/identity/identity-names.ts'
import type { KindFormProps } from '@/features/token-create/kinds/token-kind.ts'
import { useTermFields } from '@/features/token-create/terms/use-term-fields.tsx'
import { liquidityGenerator } from './schema.ts'

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
