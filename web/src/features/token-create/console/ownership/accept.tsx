import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { i18n } from '../../../../lib/i18n'
import { callContext } from '../call-context'
import type { ConsoleProps } from '../console-props'
import { ConsoleSection } from '../console-section'
import { ownershipCalls } from './ownership-calls'

/** For the account that the ownership was offered to. */
export function Accept({ token, account, onReview, owner }: ConsoleProps & { owner: Address }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { symbol } = token
  return (
    <ConsoleSection
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
          })
        }
      >
        {t('tokenConsole.accept.action')}
      </button>
    </ConsoleSection>
  )
}
