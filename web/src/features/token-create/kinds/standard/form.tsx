import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '../../../../components/form/use-app-form'
import { TokenForm } from '../../configure/token-form'
import { tokenFormOptions } from '../../configure/token-form-options'
import { IdentityFields } from '../../identity/identity-fields'
import { identityNames } from '../../identity/identity-names'
import { CreatorPowers } from '../../summary/creator-powers'
import { splitTransfer } from '../../summary/split-transfer'
import { SupplyOwner } from '../../summary/supply-owner'
import { TransferSplit } from '../../summary/transfer-split'
import type { KindFormProps } from '../token-kind'
import { standard } from './schema'

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
