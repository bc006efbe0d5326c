import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { callContext } from '@/features/token-create/console/call-context.ts'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ConsoleSection } from '@/features/token-create/console/console-section.tsx'
import { i18n } from '@/lib/i18n.ts'
import { ownershipCalls } from './ownership-calls.ts'

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
