import { useTranslation } from 'react-i18next'
import type { Config } from 'wagmi'
import { useConfig } from 'wagmi'
import { callContext } from '@/features/token-create/console/call-context.ts'
import type { KindConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ConsoleSection } from '@/features/token-create/console/console-section.tsx'
import type { CallContext, TokenCall } from '@/features/token-create/console/token-call.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { i18n } from '@/lib/i18n.ts'
import { FeesForm } from './fees-form.tsx'
import { formatPercent } from './format-percent.ts'

/** The call of one kind's token. Fees in hundredths of a percent, by the contract's component. */
export type LowerFeesCall = (config: Config, context: CallContext, fees: Readonly<Record<string, number>>) => TokenCall

/** The owner's power over fees: downwards, for ever. */
export function LowerFees({ token, account, feeFields, onReview, lower }: KindConsoleProps & { lower: LowerFeesCall }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { fees } = token.taxed
  const present = feeFields.filter(({ component }) => (fees[component] ?? 0) > 0)

  function review(lowered: Readonly<Record<string, number>>) {
    const changes = () =>
      feeFields.flatMap(({ component, purpose }) => {
        const [from = 0, to = 0] = [fees[component], lowered[component]]
        if (from === to) return []
        const words = {
          from: localizeDecimal(formatPercent(from)),
          to: localizeDecimal(formatPercent(to)),
          fee: i18n.t(`tokenConsole.purposes.${purpose}`),
        }
        return [i18n.t('tokenConsole.fees.change', words)]
      })
    onReview({
      name: `lowerFees:${feeFields.map(({ component }) => `${fees[component]}>${lowered[component]}`).join()}`,
      kind: 'lowerFees',
      call: lower(config, callContext({ token, account }), lowered),
      summary: () => [i18n.t('tokenConsole.fees.summary', { symbol: token.symbol }), ...changes()].join(' '),
      actionLabel: () => i18n.t('tokenConsole.fees.action'),
    })
  }

  return (
    <ConsoleSection title={t('tokenConsole.fees.title')} lead={t('tokenConsole.fees.lead')}>
      {present.length === 0 && <p>{t('tokenConsole.fees.none')}</p>}
      {present.length > 0 && <FeesForm key={JSON.stringify(fees)} feeFields={present} fees={fees} onReview={review} />}
    </ConsoleSection>
  )
}
