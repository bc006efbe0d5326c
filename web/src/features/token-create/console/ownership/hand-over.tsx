import { useTranslation } from 'react-i18next'
import { type Address, getAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { actButton } from '@/features/token-create/console/act-button.ts'
import { ActForm } from '@/features/token-create/console/act-form.tsx'
import { callContext } from '@/features/token-create/console/call-context.ts'
import { consoleFormOptions } from '@/features/token-create/console/console-form-options.ts'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ConsoleSection } from '@/features/token-create/console/console-section.tsx'
import { i18n } from '@/lib/i18n.ts'
import { newOwnerProblem } from './new-owner-problem.ts'
import { ownershipCalls } from './ownership-calls.ts'

/** Offers the ownership. Nothing changes by that alone. */
export function HandOver({ token, account, onReview }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { symbol } = token

  function offer(newOwner: Address) {
    onReview({
      name: `offer:${newOwner}`,
      kind: 'handOver',
      call: ownershipCalls.offer(config, callContext({ token, account }), newOwner),
      summary: () => i18n.t('tokenConsole.handOver.summary', { symbol, address: newOwner }),
      actionLabel: () => i18n.t('tokenConsole.handOver.action'),
    })
  }

  const form = useAppForm(
    consoleFormOptions({
      defaultValues: { newOwner: '' },
      judge: ({ newOwner = '' }) => {
        const problem = newOwnerProblem(newOwner, { token, account })
        return { newOwner: problem && (() => i18n.t(`tokenConsole.handOver.problems.${problem}`, { symbol })) }
      },
      onSubmit: ({ newOwner = '' }) => offer(getAddress(newOwner.toLowerCase())),
    }),
  )
  return (
    <ConsoleSection title={t('tokenConsole.handOver.title')} lead={t('tokenConsole.handOver.lead')}>
      <form.AppForm>
        <ActForm onSubmit={() => form.handleSubmit()}>
          <form.AppField name="newOwner">
            {(field) => (
              <field.AddressField
                label={t('tokenConsole.handOver.field')}
                placeholder={t('createToken.placeholders.address')}
                hint={t(`tokenConsole.handOver.${token.taxed.pendingOwner ? 'replaces' : 'exempt'}`)}
              />
            )}
          </form.AppField>
          <form.SubmitButton className={actButton}>{t('tokenConsole.handOver.review')}</form.SubmitButton>
        </ActForm>
      </form.AppForm>
    </ConsoleSection>
  )
}
