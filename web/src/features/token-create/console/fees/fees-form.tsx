import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { actButton } from '@/features/token-create/console/act-button.ts'
import { ActForm } from '@/features/token-create/console/act-form.tsx'
import { consoleFormOptions } from '@/features/token-create/console/console-form-options.ts'
import type { FeeField } from '@/features/token-create/our-token.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n.ts'
import { formatPercent } from './format-percent.ts'
import { judgeFee } from './judge-fee.ts'

type Fees = Readonly<Record<string, number>>

type FeesFormProps = {
  /** Those that can still fall. */
  feeFields: readonly FeeField[]
  /** What they are, in hundredths of a percent. */
  fees: Fees
  /** Called with all fees, at least one of them lower. */
  onReview: (lowered: Fees) => void
}

/** One field per fee, which begins with what it is. */
export function FeesForm({ feeFields, fees, onReview }: FeesFormProps) {
  const { t } = useTranslation()
  const [isUnchanged, setUnchanged] = useState(false)

  const form = useAppForm(
    consoleFormOptions({
      defaultValues: Object.fromEntries(
        feeFields.map(({ component }) => [component, formatPercent(fees[component] ?? 0)]),
      ),
      judge: (values) =>
        Object.fromEntries(
          feeFields.map(({ component }) => [component, problemOf(values[component] ?? '', fees[component] ?? 0)]),
        ),
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
      <ActForm onChange={() => setUnchanged(false)} onSubmit={() => form.handleSubmit()}>
        <div className="grid gap-4 sm:grid-cols-2">
          {feeFields.map(({ component, purpose }) => (
            <form.AppField key={component} name={component}>
              {(field) => (
                <field.AmountField
                  label={t('tokenConsole.fees.field', { fee: t(`tokenConsole.purposes.${purpose}`) })}
                  hint={t('tokenConsole.fees.hint', { now: localizeDecimal(formatPercent(fees[component] ?? 0)) })}
                />
              )}
            </form.AppField>
          ))}
        </div>
        {isUnchanged && (
          <p role="alert" className="text-13 text-warning">
            {t('tokenConsole.fees.unchanged')}
          </p>
        )}
        <form.SubmitButton className={actButton}>{t('tokenConsole.fees.review')}</form.SubmitButton>
      </ActForm>
    </form.AppForm>
  )
}

function problemOf(text: string, now: number): (() => string) | undefined {
  const judgement = judgeFee(text, now)
  if ('bps' in judgement) return undefined
  const { problem } = judgement
  if (problem === 'tooHigh')
    return () => i18n.t('tokenConsole.fees.tooHigh', { now: localizeDecimal(formatPercent(now)) })
  return () => describeError(problem, i18n.t)
}

/** Of values that were judged before. */
function readFees(values: Record<string, string>, fees: Fees): Fees {
  const read = Object.entries(values).flatMap(([component, text]) => {
    const judgement = judgeFee(text, fees[component] ?? 0)
    return 'bps' in judgement ? [[component, judgement.bps] as const] : []
  })
  return Object.fromEntries(read)
}
