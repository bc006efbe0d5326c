// Shows the form of a Baby token.
import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { RewardTokenField } from '@/features/tokens/create/checks/reward-token-field.tsx'
import { RouterField } from '@/features/tokens/create/checks/router-field.tsx'
import { WalletField } from '@/features/tokens/create/checks/wallet-field.tsx'
import { decimalsSchema, type IdentityValues } from '@/features/tokens/create/identity/identity.ts'
import { IdentityFields, identityNames } from '@/features/tokens/create/identity/identity-fields.tsx'
import { parseSupply } from '@/features/tokens/create/identity/supply-schema.ts'
import { FeesAside } from '@/features/tokens/create/summary/fees-aside.tsx'
import { useRewardName } from '@/features/tokens/create/terms/use-fee-sentence.ts'
import { useTermFields } from '@/features/tokens/create/terms/use-term-fields.tsx'
import { FormSection, TokenForm, tokenFormOptions } from '@/features/tokens/create/token-form.tsx'
import type { KindFormProps } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
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

/** The largest minimum for dividends that is allowed: a thousandth of the supply, rounded down to a base unit. */
function MinimumHint({ totalSupply, decimals, symbol }: IdentityValues) {
  const { t } = useTranslation()
  const { data } = decimalsSchema.safeParse(decimals)
  const supply = data === undefined ? undefined : parseSupply(totalSupply, data)
  if (data === undefined || !supply || !('baseUnits' in supply)) return t('createToken.terms.minimumUnknown')
  const max = formatAmount(supply.baseUnits / 1_000n, data, { grouped: true })
  const unit = symbol.trim() || t('createToken.summary.symbolFallback')
  return <Figures text={t('createToken.terms.minimum', { max, symbol: unit })} />
}
