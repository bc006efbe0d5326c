import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useAppForm } from '@/components/form/use-app-form.ts'
import type { PairContext } from '@/features/token-create/liquidity/judge/judge-pair.ts'
import { judgeRemove, liquidityDecimals } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import type { Market } from '@/features/token-create/liquidity/market.ts'
import type { LiquidityTerms } from '@/features/token-create/liquidity/plan.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { FormFrame } from './form-frame.tsx'
import { liquidityFormOptions } from './liquidity-form-options.ts'
import { RemoveFacts } from './remove-facts.tsx'

const parts = [25n, 50n, 100n]

export type RemoveFormProps = PairContext & {
  market: Market & { pair: Address }
  fees: readonly number[]
  onTerms: (terms: LiquidityTerms) => void
}

/** Liquidity back out of the pool, a part or all of it. */
export function RemoveForm({ onTerms, fees, ...context }: RemoveFormProps) {
  const { t } = useTranslation()
  const mine = context.holdings.liquidity
  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: { liquidity: '', slippage: '1' },
      judge: (values) => judgeRemove(values, context),
      onTerms,
    }),
  )
  const values = useStore(form.store, (state) => state.values)
  const take = (percent: bigint) =>
    form.setFieldValue('liquidity', formatAmount((mine * percent) / 100n, liquidityDecimals))
  return (
    <FormFrame
      onSubmit={() => form.handleSubmit()}
      facts={<RemoveFacts {...context} fees={fees} values={values} />}
      button={
        <form.AppForm>
          <form.SubmitButton>{t('liquidity.review')}</form.SubmitButton>
        </form.AppForm>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <form.AppField name="liquidity">
            {(field) => (
              <field.AmountField
                label={t('liquidity.fields.liquidity')}
                hint={t('liquidity.heldUnits', { amount: formatAmount(mine, liquidityDecimals, { grouped: true }) })}
              />
            )}
          </form.AppField>
          <div className="join">
            {parts.map((percent) => (
              <button key={percent} type="button" className="btn btn-sm join-item figure" onClick={() => take(percent)}>
                {String(percent)} %
              </button>
            ))}
          </div>
        </div>
        <form.AppField name="slippage">
          {(field) => <field.AmountField label={t('liquidity.fields.slippage')} hint={t('liquidity.slippageHint')} />}
        </form.AppField>
      </div>
    </FormFrame>
  )
}
