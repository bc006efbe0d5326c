// Shows the form of a Standard token.
import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { IdentityFields, identityNames } from '@/features/tokens/create/identity/identity-fields.tsx'
import { CreatorPowers, SupplyOwner } from '@/features/tokens/create/summary/creator-powers.tsx'
import { splitTransfer } from '@/features/tokens/create/summary/fee-facts.ts'
import { TransferSplit } from '@/features/tokens/create/summary/transfer-split.tsx'
import { TokenForm, tokenFormOptions } from '@/features/tokens/create/token-form.tsx'
import type { KindFormProps } from '@/features/tokens/kinds/token-kind.ts'
import { standard } from './schema.ts'

export function StandardForm({ onReview }: KindFormProps) {
  const { t } = useTranslation()
  const form = useAppForm(tokenFormOptions(standard, onReview))
  const { symbol, teamWallet } = useStore(form.store, (state) => state.values)
  const unit = symbol.trim() || t('createToken.summary.symbolFallback')
  const whole = {
    label: t('createToken.summary.recipient'),
    amount: splitTransfer([]).whole,
    share: 100,
    tone: 'bg-brand',
  }
  return (
    <form.AppForm>
      <TokenForm
        onSubmit={form.handleSubmit}
        aside={
          <>
            <TransferSplit
              title={t('createToken.summary.transferOf', { amount: whole.amount, symbol: unit })}
              parts={[whole]}
              note={t('createToken.summary.noFee')}
            />
            <SupplyOwner teamWallet={teamWallet} />
            <CreatorPowers kind={standard.id} feeFields={[]} values={{}} hasOtherOwner={false} />
            <form.SubmitButton>{t('createToken.actions.review')}</form.SubmitButton>
          </>
        }
      >
        <IdentityFields form={form} fields={identityNames} hasFees={false} />
      </TokenForm>
    </form.AppForm>
  )
}
