import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { withFieldGroup } from '@/components/form/use-app-form.ts'
import { WalletField } from '@/features/token-create/checks/wallet-field.tsx'
import { FormSection } from '@/features/token-create/configure/form-section.tsx'
import { identityDefaults } from './identity.ts'
import { useIdentityHints } from './use-identity-hints.tsx'

type IdentityFieldsProps = {
  hasFees: boolean
  /** As typed, of kinds with fees. */
  router?: string
}

/** Name, symbol, decimals, total supply and team wallet: the same for every kind. */
export const IdentityFields = withFieldGroup({
  defaultValues: identityDefaults,
  props: { hasFees: false } as IdentityFieldsProps,
  render: function Identity({ group, hasFees, router }) {
    const { t } = useTranslation()
    const hints = useIdentityHints(
      useStore(group.store, (state) => state.values),
      hasFees,
    )
    return (
      <FormSection title={t('createToken.identity')}>
        <group.AppField name="name">
          {(field) => <field.TextField label={t('createToken.fields.name')} hint={hints.name} />}
        </group.AppField>
        <group.AppField name="symbol">
          {(field) => <field.TextField label={t('createToken.fields.symbol')} hint={hints.symbol} />}
        </group.AppField>
        <group.AppField name="decimals">
          {(field) => (
            <field.TextField
              label={t('createToken.fields.decimals')}
              placeholder={t('createToken.placeholders.decimals')}
              inputMode="numeric"
              figure
              hint={hints.decimals}
            />
          )}
        </group.AppField>
        <group.AppField name="totalSupply">
          {(field) => (
            <field.AmountField
              label={t('createToken.fields.totalSupply')}
              placeholder={t('createToken.placeholders.totalSupply')}
              hint={hints.totalSupply}
            />
          )}
        </group.AppField>
        <div className="sm:col-span-2">
          <WalletField
            form={group}
            fields={{ wallet: 'teamWallet' }}
            label={t('createToken.fields.teamWallet')}
            router={router}
            optional
            hint={hints.teamWallet}
          />
        </div>
      </FormSection>
    )
  },
})
