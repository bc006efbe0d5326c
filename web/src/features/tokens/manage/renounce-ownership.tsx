// Gives the ownership up permanently, once the symbol was typed as a confirmation.
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { actionButton, ConsoleForm, ConsoleSection, consoleFormOptions, Done } from './console-section.tsx'
import { ownershipCalls } from './ownership.ts'
import { type ConsoleProps, callContext } from './token-action.ts'

/** Gives the ownership up permanently. The user confirms by typing the symbol first. */
export function RenounceOwnership({ token, account, onReview }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { symbol } = token
  const { pendingOwner } = token.taxed
  const form = useAppForm(
    consoleFormOptions({
      defaultValues: { confirmation: '' },
      validate: ({ confirmation = '' }) => ({
        confirmation: isSymbol(confirmation, symbol)
          ? undefined
          : () => i18n.t('tokenConsole.renounce.mismatch', { symbol }),
      }),
      onSubmit: () =>
        onReview({
          name: 'renounce',
          kind: 'renounceOwnership',
          call: ownershipCalls.renounce(config, callContext({ token, account })),
          summary: () => i18n.t('tokenConsole.renounce.summary', { symbol }),
          actionLabel: () => i18n.t('tokenConsole.renounce.action'),
          outcome: () => <Done>{i18n.t('tokenConsole.done.renounced', { symbol })}</Done>,
        }),
    }),
  )
  return (
    <ConsoleSection
      part="renounce"
      title={t('tokenConsole.renounce.title')}
      lead={t('tokenConsole.renounce.lead', { symbol })}
    >
      {pendingOwner && (
        <p className="wrap-anywhere text-13 text-warning">
          {t('tokenConsole.renounce.pending', { address: pendingOwner })}
        </p>
      )}
      <form.AppForm>
        <ConsoleForm onSubmit={() => form.handleSubmit()}>
          <form.AppField name="confirmation">
            {(field) => <field.TextField label={t('tokenConsole.renounce.field', { symbol })} />}
          </form.AppField>
          <button type="submit" className={`${actionButton} btn-outline btn-error`}>
            {t('tokenConsole.renounce.review')}
          </button>
        </ConsoleForm>
      </form.AppForm>
    </ConsoleSection>
  )
}

/** Compares without spaces at the ends, since they are invisible. */
function isSymbol(text: string, symbol: string): boolean {
  return text.trim() === symbol.trim()
}
