import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { quote } from '@/features/token-create/liquidity/arithmetic/quote.ts'
import { judgeAdd } from '@/features/token-create/liquidity/judge/judge-add.ts'
import { readUnits } from '@/features/token-create/liquidity/judge/read-units.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { AddFacts } from './add-facts.tsx'
import { FormFrame } from './form-frame.tsx'
import { liquidityFormOptions } from './liquidity-form-options.ts'
import type { LiquidityFormProps } from './seed-form.tsx'

/** More liquidity at the pool's price: either amount decides the other. */
export function AddForm({ onTerms, fees, ...context }: LiquidityFormProps & { fees: readonly number[] }) {
  const { t } = useTranslation()
  const { token, coin, market, holdings } = context
  const [accepted, setAccepted] = useState(false)
  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: { amount: '', coin: '', slippage: '1' },
      judge: (values) => judgeAdd(values, { ...context, fees }),
      // They may have become possible since the button was drawn.
      onTerms: (terms) => {
        if (fees.length === 0 || accepted) onTerms(terms)
      },
    }),
  )
  const values = useStore(form.store, (state) => state.values)
  const loses = fees.length > 0 && judgeAdd(values, { ...context, fees }).terms !== undefined
  const held = (value: bigint, { decimals, symbol }: { decimals: number; symbol: string }) =>
    t('liquidity.held', { amount: formatAmount(value, decimals, { grouped: true }), symbol })
  const follow = (text: string, from: 'amount' | 'coin') => {
    const [one, other] = from === 'amount' ? [token, coin] : [coin, token]
    const reserves = [market.reserveToken, market.reserveCoin] as const
    const [reserve, otherReserve] = from === 'amount' ? reserves : [reserves[1], reserves[0]]
    const typed = readUnits(text, one.decimals)
    if (typeof typed !== 'bigint') return
    const followed = formatAmount(quote(typed, reserve, otherReserve), other.decimals)
    form.setFieldValue(from === 'amount' ? 'coin' : 'amount', followed, { dontRunListeners: true })
  }
  return (
    <FormFrame
      onSubmit={() => form.handleSubmit()}
      facts={<AddFacts {...context} fees={fees} values={values} />}
      button={
        <>
          {loses && (
            <CheckLine checked={accepted} onChange={setAccepted}>
              {t('liquidity.add.accept')}
            </CheckLine>
          )}
          <form.AppForm>
            <form.SubmitButton disabled={loses && !accepted}>{t('liquidity.review')}</form.SubmitButton>
          </form.AppForm>
        </>
      }
    >
      <p className="text-14 text-quiet">{t('liquidity.add.lead')}</p>
      {fees.length > 0 && <p className="text-13 text-warning">{t('liquidity.add.taxed')}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="amount" listeners={{ onChange: ({ value }) => follow(value, 'amount') }}>
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: token.symbol })}
              hint={held(holdings.token, token)}
            />
          )}
        </form.AppField>
        <form.AppField name="coin" listeners={{ onChange: ({ value }) => follow(value, 'coin') }}>
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: coin.symbol })}
              hint={held(holdings.coin, coin)}
            />
          )}
        </form.AppField>
        <form.AppField name="slippage">
          {(field) => <field.AmountField label={t('liquidity.fields.slippage')} hint={t('liquidity.slippageHint')} />}
        </form.AppField>
      </div>
    </FormFrame>
  )
}
