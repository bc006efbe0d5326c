import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { TokenForm } from '@/features/token-create/configure/token-form.tsx'
import { tokenFormOptions } from '@/features/token-create/configure/token-form-options.ts'
import { IdentityFields } from '@/features/token-create/identity/identity-fields.tsx'
import { identityNames } from '@/features/token-create/identity/identity-names.ts'
import type { KindFormProps } from '@/features/token-create/kinds/token-kind.ts'
import { CreatorPowers } from '@/features/token-create/summary/creator-powers.tsx'
import { splitTransfer } from '@/features/token-create/summary/split-transfer.ts'
import { SupplyOwner } from '@/features/token-create/summary/supply-owner.tsx'
import { TransferSplit } from '@/features/token-create/summary/transfer-split.tsx'
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
