import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { actButton } from '@/features/token-create/console/act-button.ts'
import { ActForm } from '@/features/token-create/console/act-form.tsx'
import { consoleFormOptions } from '@/features/token-create/console/console-form-options.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n.ts'
import { defaultMinimum } from './default-minimum.ts'
import { judgeMinimum } from './judge-minimum.ts'

type BuybackFormProps = {
  decimals: number
  /** Base units that would be bought now. */
  bought: bigint
  /** Called with the minimum in base units, and as it is written. */
  onReview: (minUnits: bigint, written: string) => void
}

/** The least that must be bought. Begins just below the quote, and is not changed under the hands of who types. */
export function BuybackForm({ decimals, bought, onReview }: BuybackFormProps) {
  const { t } = useTranslation()
  const [initial] = useState(() => formatAmount(defaultMinimum(bought), decimals))
  const form = useAppForm(
    consoleFormOptions({
      defaultValues: { minimum: initial },
      judge: ({ minimum = '' }) => ({ minimum: problemOf(minimum, decimals) }),
      onSubmit: ({ minimum = '' }) => {
        const judgement = judgeMinimum(minimum, decimals)
        if ('units' in judgement) onReview(judgement.units, formatAmount(judgement.units, decimals, { grouped: true }))
      },
    }),
  )
  return (
    <form.AppForm>
      <ActForm onSubmit={() => form.handleSubmit()}>
        <form.AppField name="minimum">
          {(field) => (
            <field.AmountField label={t('tokenConsole.buyback.minimum')} hint={t('tokenConsole.buyback.minimumHint')} />
          )}
        </form.AppField>
        <form.SubmitButton className={actButton}>{t('tokenConsole.buyback.review')}</form.SubmitButton>
      </ActForm>
    </form.AppForm>
  )
}

function problemOf(text: string, decimals: number): (() => string) | undefined {
  const judgement = judgeMinimum(text, decimals)
  if ('units' in judgement) return undefined
  const { problem } = judgement
  return () => (problem === 'zero' ? i18n.t('tokenConsole.buyback.minimumZero') : describeError(problem, i18n.t))
}
