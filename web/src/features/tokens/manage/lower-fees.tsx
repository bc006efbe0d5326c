// Lets the owner lower the fees of a token, which never rise again.

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Config, useConfig } from 'wagmi'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { actionButton, ConsoleForm, ConsoleSection, consoleFormOptions, Done } from './console-section.tsx'
import { formatBps, isPayeeFee, maxPayeeFee, validateFee } from './fees.ts'
import { callContext, type KindConsoleProps } from './token-action.ts'
import type { CallContext, TokenCall } from './token-call.ts'

/** Builds the call for a token of one kind. Fees in hundredths of a percent, by the contract's component. */
export type LowerFeesCall = (config: Config, context: CallContext, fees: Readonly<Record<string, number>>) => TokenCall

/** Creates what the owner of a kind can do beyond what all owners can. */
export function createConsole(lower: LowerFeesCall) {
  return (props: KindConsoleProps) => (props.isOwner ? <LowerFees {...props} lower={lower} /> : null)
}

/** Form that lowers fees permanently; the owner cannot raise them. */
function LowerFees({ token, account, feeFields, onReview, lower }: KindConsoleProps & { lower: LowerFeesCall }) {
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
          from: localizeDecimal(formatBps(from)),
          to: localizeDecimal(formatBps(to)),
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
      outcome: () => <Done>{i18n.t('tokenConsole.done.fees', { percent: sumOf(lowered) })}</Done>,
    })
  }

  return (
    <ConsoleSection part="fees" title={t('tokenConsole.fees.title')} lead={t('tokenConsole.fees.lead')}>
      {present.length === 0 && <p>{t('tokenConsole.fees.none')}</p>}
      {present.length > 0 && <FeesForm key={JSON.stringify(fees)} feeFields={present} fees={fees} onReview={review} />}
    </ConsoleSection>
  )
}

/** All fees together, in percent. */
function sumOf(fees: Fees): string {
  return localizeDecimal(formatBps(Object.values(fees).reduce((sum, bps) => sum + bps, 0)))
}

type Fees = Readonly<Record<string, number>>

type FeesFormProps = {
  /** Fees that are above zero and can be lowered. */
  feeFields: readonly FeeField[]
  /** Present fees in hundredths of a percent. */
  fees: Fees
  /** Called with all fees, at least one of them lower. */
  onReview: (lowered: Fees) => void
}

/** Shows one field per fee, which starts with the present fee. */
function FeesForm({ feeFields, fees, onReview }: FeesFormProps) {
  const { t } = useTranslation()
  const [isUnchanged, setUnchanged] = useState(false)

  const form = useAppForm(
    consoleFormOptions({
      defaultValues: Object.fromEntries(feeFields.map(({ component }) => [component, formatBps(fees[component] ?? 0)])),
      validate: (values) => ({
        ...findPartProblem(values, feeFields, fees),
        ...Object.fromEntries(
          feeFields.flatMap(({ component }) => {
            const problem = problemOf(values[component] ?? '', fees[component] ?? 0)
            return problem ? [[component, problem]] : []
          }),
        ),
      }),
      onSubmit: (values) => {
        const lowered = { ...fees, ...readFees(values, fees) }
        const hasChanged = feeFields.some(({ component }) => lowered[component] !== fees[component])
        setUnchanged(!hasChanged)
        if (hasChanged) onReview(lowered)
      },
    }),
  )
  return (
    <form.AppForm>
      <ConsoleForm onChange={() => setUnchanged(false)} onSubmit={() => form.handleSubmit()}>
        <div className="grid gap-4 sm:grid-cols-2">
          {feeFields.map(({ component, purpose }) => {
            const now = localizeDecimal(formatBps(fees[component] ?? 0))
            return (
              <form.AppField key={component} name={component}>
                {(field) => (
                  <field.AmountField
                    label={t('tokenConsole.fees.field', { fee: t(`tokenConsole.purposes.${purpose}`) })}
                    hint={t(isPayeeFee({ purpose }) ? 'tokenConsole.fees.hintPayee' : 'tokenConsole.fees.hint', {
                      now,
                    })}
                  />
                )}
              </form.AppField>
            )
          })}
        </div>
        {isUnchanged && (
          <p role="alert" className="text-13 text-warning">
            {t('tokenConsole.fees.unchanged')}
          </p>
        )}
        <form.SubmitButton className={actionButton}>{t('tokenConsole.fees.review')}</form.SubmitButton>
      </ConsoleForm>
    </form.AppForm>
  )
}

function problemOf(text: string, now: number): (() => string) | undefined {
  const judgement = validateFee(text, now)
  if ('bps' in judgement) return undefined
  const { problem } = judgement
  if (problem === 'tooHigh') return () => i18n.t('tokenConsole.fees.tooHigh', { now: localizeDecimal(formatBps(now)) })
  return () => describeError(problem, i18n.t)
}

/** Finds a payee's fee whose part of all fees would rise. Fees that are not valid yet count as they are now. */
function findPartProblem(
  values: Record<string, string>,
  feeFields: readonly FeeField[],
  fees: Fees,
): Record<string, () => string> {
  const payee = feeFields.find(isPayeeFee)?.component
  if (payee === undefined) return {}
  const lowered = { ...fees, ...readFees(values, fees) }
  const most = maxPayeeFee(fees, lowered, payee)
  if ((lowered[payee] ?? 0) <= most) return {}
  return { [payee]: () => i18n.t('tokenConsole.fees.partRaised', { most: localizeDecimal(formatBps(most)) }) }
}

/** Reads fees from validated values. */
function readFees(values: Record<string, string>, fees: Fees): Fees {
  const read = Object.entries(values).flatMap(([component, text]) => {
    const judgement = validateFee(text, fees[component] ?? 0)
    return 'bps' in judgement ? [[component, judgement.bps] as const] : []
  })
  return Object.fromEntries(read)
}
