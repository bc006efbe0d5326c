// Shows the fields that every kind has, each with its hint or warning.
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withFieldGroup } from '@/components/form/use-app-form.tsx'
import { Amount } from '@/components/tx/fact-row.tsx'
import { WalletField } from '@/features/tokens/create/checks/wallet-field.tsx'
import { FormSection } from '@/features/tokens/create/token-form.tsx'
import { Warning } from '@/features/tokens/create/warning.tsx'
import { decimalsSchema, type IdentityValues, identityDefaults } from './identity.ts'
import { parseSupply } from './supply-schema.ts'
import { type WarningCode, warnIdentity } from './warn-identity.ts'

type IdentityFieldsProps = {
  hasFees: boolean
  /** Router as typed, for kinds with fees. */
  router?: string
}

/** Shows the fields that all kinds share: name, symbol, decimals, total supply, team wallet and contract URI. */
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
        <div className="sm:col-span-2">
          <group.AppField name="contractURI">
            {(field) => (
              <field.TextField
                label={t('createToken.fields.contractURI')}
                placeholder={t('createToken.placeholders.contractURI')}
                hint={hints.contractURI}
              />
            )}
          </group.AppField>
        </div>
      </FormSection>
    )
  },
})

/** Hint of each field while it has no error: a non-blocking warning if there is one, otherwise the usual hint. */
function useIdentityHints(values: IdentityValues, hasFees: boolean): { [Field in keyof IdentityValues]?: ReactNode } {
  const { t } = useTranslation()
  const warnings = warnIdentity(values, hasFees)
  const hint = (warning: WarningCode | undefined, usual?: ReactNode) =>
    warning ? <Warning>{t(`createToken.warnings.${warning}`)}</Warning> : usual
  return {
    name: hint(warnings.name),
    symbol: hint(warnings.symbol),
    decimals: hint(warnings.decimals, t('createToken.hints.decimals')),
    totalSupply: hint(warnings.totalSupply, previewSupply(values, t('createToken.summary.symbolFallback'))),
    teamWallet: hint(warnings.teamWallet, t('createToken.hints.teamWallet')),
    contractURI: hint(warnings.contractURI, t('createToken.hints.contractURI')),
  }
}

/** Formats the parsed supply in groups, so that an extra zero is visible at once. */
function previewSupply({ totalSupply, decimals, symbol }: IdentityValues, fallback: string): ReactNode {
  const { data } = decimalsSchema.safeParse(decimals)
  if (data === undefined) return undefined
  const reading = parseSupply(totalSupply, data)
  if ('problem' in reading) return undefined
  return <Amount value={reading.baseUnits} decimals={data} symbol={symbol.trim() || fallback} />
}

/** Maps the identity block into a kind's form, where the fields have the same names. */
export const identityNames = {
  name: 'name',
  symbol: 'symbol',
  decimals: 'decimals',
  totalSupply: 'totalSupply',
  teamWallet: 'teamWallet',
  contractURI: 'contractURI',
} as const
