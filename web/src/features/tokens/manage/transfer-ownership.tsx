// Offers the ownership of a token, takes an open offer back, and accepts one.
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { actionButton, ConsoleForm, ConsoleSection, consoleFormOptions, Done } from './console-section.tsx'
import { ownershipCalls, validateNewOwner } from './ownership.ts'
import { type ConsoleProps, callContext } from './token-action.ts'

/** Offers the ownership. The owner changes only once the offer is accepted. */
export function TransferOwnership({ token, account, onReview }: ConsoleProps) {
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
      outcome: () => <Done>{i18n.t('tokenConsole.done.offered', { address: newOwner })}</Done>,
    })
  }

  const form = useAppForm(
    consoleFormOptions({
      defaultValues: { newOwner: '' },
      validate: ({ newOwner = '' }) => {
        const problem = validateNewOwner(newOwner, { token, account })
        return { newOwner: problem && (() => i18n.t(`tokenConsole.handOver.problems.${problem}`, { symbol })) }
      },
      onSubmit: ({ newOwner = '' }) => offer(getAddress(newOwner.toLowerCase())),
    }),
  )
  return (
    <ConsoleSection part="handOver" title={t('tokenConsole.handOver.title')} lead={t('tokenConsole.handOver.lead')}>
      <form.AppForm>
        <ConsoleForm onSubmit={() => form.handleSubmit()}>
          <form.AppField name="newOwner">
            {(field) => (
              <field.AddressField
                label={t('tokenConsole.handOver.field')}
                placeholder={t('createToken.placeholders.address')}
                hint={t(`tokenConsole.handOver.${token.taxed.pendingOwner ? 'replaces' : 'exempt'}`)}
              />
            )}
          </form.AppField>
          <form.SubmitButton className={actionButton}>{t('tokenConsole.handOver.review')}</form.SubmitButton>
        </ConsoleForm>
      </form.AppForm>
    </ConsoleSection>
  )
}

/** Shows an offer that is not accepted yet, and withdraws it by an offer to the zero address. */
export function PendingTransfer({ token, account, onReview, pendingOwner }: ConsoleProps & { pendingOwner: Address }) {
  const { t } = useTranslation()
  const config = useConfig()
  const words = { symbol: token.symbol, address: pendingOwner }
  return (
    <ConsoleSection part="pending" title={t('tokenConsole.pending.title')} lead={t('tokenConsole.pending.lead')}>
      <p className="wrap-anywhere font-mono text-13">
        <bdi dir="ltr">{pendingOwner}</bdi>
      </p>
      <button
        type="button"
        className="btn self-start"
        onClick={() =>
          onReview({
            name: `takeBack:${pendingOwner}`,
            kind: 'handOver',
            call: ownershipCalls.offer(config, callContext({ token, account }), zeroAddress),
            summary: () => i18n.t('tokenConsole.pending.summary', words),
            actionLabel: () => i18n.t('tokenConsole.pending.action'),
            outcome: () => <Done>{i18n.t('tokenConsole.done.withdrawn')}</Done>,
          })
        }
      >
        {t('tokenConsole.pending.action')}
      </button>
    </ConsoleSection>
  )
}

/** Accepts the ownership, for the account that it was offered to. */
export function AcceptOwnership({ token, account, onReview, owner }: ConsoleProps & { owner: Address }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { symbol } = token
  return (
    <ConsoleSection
      part="accept"
      title={t('tokenConsole.accept.title')}
      lead={t('tokenConsole.accept.lead', { symbol, address: owner })}
    >
      <button
        type="button"
        className="btn btn-primary self-start"
        onClick={() =>
          onReview({
            name: `accept:${owner}`,
            kind: 'acceptOwnership',
            call: ownershipCalls.accept(config, callContext({ token, account })),
            summary: () => i18n.t('tokenConsole.accept.summary', { symbol }),
            actionLabel: () => i18n.t('tokenConsole.accept.action'),
            outcome: () => <Done>{i18n.t('tokenConsole.done.accepted', { symbol })}</Done>,
          })
        }
      >
        {t('tokenConsole.accept.action')}
      </button>
    </ConsoleSection>
  )
}
