import { useTranslation } from 'react-i18next'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { callContext } from '@/features/token-create/console/call-context.ts'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ConsoleSection } from '@/features/token-create/console/console-section.tsx'
import { i18n } from '@/lib/i18n.ts'
import { ownershipCalls } from './ownership-calls.ts'

/** An offer that nobody has accepted yet, and the way to take it back: an offer to nobody. */
export function PendingHandOver({ token, account, onReview, pendingOwner }: ConsoleProps & { pendingOwner: Address }) {
  const { t } = useTranslation()
  const config = useConfig()
  const words = { symbol: token.symbol, address: pendingOwner }
  return (
    <ConsoleSection title={t('tokenConsole.pending.title')} lead={t('tokenConsole.pending.lead')}>
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
          })
        }
      >
        {t('tokenConsole.pending.action')}
      </button>
    </ConsoleSection>
  )
}
