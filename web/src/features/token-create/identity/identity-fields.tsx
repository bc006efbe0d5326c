import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { withFieldGroup } from '../../../components/form/use-app-form'
import { identityDefaults } from './identity'
import { useIdentityHints } from './use-identity-hints'

/** Name, symbol, decimals, total supply and team wallet: the same for every kind. */
export const IdentityFields = withFieldGroup({
  defaultValues: identityDefaults,
  render: function Identity({ group }) {
    const { t } = useTranslation()
    const hints = useIdentityHints(useStore(group.store, (state) => state.values))
    return (
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-4 font-semibold text-17">{t('createToken.identity')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
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
        </div>
        <group.AppField name="teamWallet">
          {(field) => (
            <field.AddressField
              label={t('createToken.fields.teamWallet')}
              placeholder={t('createToken.placeholders.address')}
              optional
              hint={hints.teamWallet}
            />
          )}
        </group.AppField>
      </fieldset>
    )
  },
})
