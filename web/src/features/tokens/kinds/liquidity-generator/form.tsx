// Shows the form of a Liquidity Generator token.
import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { RouterField } from '@/features/tokens/create/checks/router-field.tsx'
import { WalletField } from '@/features/tokens/create/checks/wallet-field.tsx'
import { IdentityFields, identityNames } from '@/features/tokens/create/identity/identity-fields.tsx'
import { FeesAside } from '@/features/tokens/create/summary/fees-aside.tsx'
import { useTermFields } from '@/features/tokens/create/terms/use-term-fields.tsx'
import { FormSection, TokenForm, tokenFormOptions } from '@/features/tokens/create/token-form.tsx'
import type { KindFormProps } from '@/features/tokens/kinds/token-kind.ts'
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
