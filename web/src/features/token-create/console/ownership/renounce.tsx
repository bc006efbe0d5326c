import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { actButton } from '@/features/token-create/console/act-button.ts'
import { ActForm } from '@/features/token-create/console/act-form.tsx'
import { callContext } from '@/features/token-create/console/call-context.ts'
import { consoleFormOptions } from '@/features/token-create/console/console-form-options.ts'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ConsoleSection } from '@/features/token-create/console/console-section.tsx'
import { i18n } from '@/lib/i18n.ts'
import { ownershipCalls } from './ownership-calls.ts'

/** Gives the ownership up for ever. Whoever wants that types the symbol first. */
export function Renounce({ token, account, onReview }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { symbol } = token
  const { pendingOwner } = token.taxed
  const form = useAppForm(
    consoleFormOptions({
      defaultValues: { confirmation: '' },
      judge: ({ confirmation = '' }) => ({
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
        }),
    }),
  )
  return (
    <ConsoleSection title={t('tokenConsole.renounce.title')} lead={t('tokenConsole.renounce.lead', { symbol })}>
      {pendingOwner && (
        <p className="wrap-anywhere text-13 text-warning">
          {t('tokenConsole.renounce.pending', { address: pendingOwner })}
        </p>
      )}
      <form.AppForm>
        <ActForm onSubmit={() => form.handleSubmit()}>
          <form.AppField name="confirmation">
            {(field) => <field.TextField label={t('tokenConsole.renounce.field', { symbol })} />}
          </form.AppField>
          <button type="submit" className={`${actButton} btn-outline btn-error`}>
            {t('tokenConsole.renounce.review')}
          </button>
        </ActForm>
      </form.AppForm>
    </ConsoleSection>
  )
}

/** Spaces at the ends cannot be seen, so they are not asked for. */
function isSymbol(text: string, symbol: string): boolean {
  return text.trim() === symbol.trim()
}
