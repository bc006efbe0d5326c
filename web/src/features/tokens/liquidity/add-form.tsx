// Asks for more liquidity at the price of the pool, and shows what it comes to.
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { formatPercent } from './format-ratio.ts'
import { FormFrame, liquidityFormOptions } from './liquidity-form.tsx'
import { addedLiquidity, quote } from './pool-arithmetic.ts'
import { readUnits } from './read-fields.ts'
import type { LiquidityFormProps } from './seed-form.tsx'
import { type AddValues, type PairContext, validateAdd } from './validate-terms.ts'

/** Asks for more liquidity at the pool's price: either amount decides the other. */
export function AddForm({ onTerms, fees, ...context }: LiquidityFormProps & { fees: readonly number[] }) {
  const { t } = useTranslation()
  const { token, coin, market, holdings } = context
  const [accepted, setAccepted] = useState(false)
  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: { amount: '', coin: '', slippage: '1' },
      validate: (values) => validateAdd(values, { ...context, fees }),
      // They may have become possible since the button was drawn.
      onTerms: (terms) => {
        if (fees.length === 0 || accepted) onTerms(terms)
      },
    }),
  )
  const values = useStore(form.store, (state) => state.values)
  const loses = fees.length > 0 && validateAdd(values, { ...context, fees }).terms !== undefined
  const formatBalance = (value: bigint, { decimals, symbol }: { decimals: number; symbol: string }) =>
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
              {t('liquidity.add.accept', { coin: coin.symbol })}
            </CheckLine>
          )}
          <form.AppForm>
            <form.SubmitButton className="btn w-full" disabled={loses && !accepted}>
              {t('liquidity.review')}
            </form.SubmitButton>
          </form.AppForm>
        </>
      }
    >
      <p className="text-14 text-quiet">{t('liquidity.add.lead')}</p>
      {fees.length > 0 && <p className="text-13 text-warning">{t('liquidity.add.taxed', { coin: coin.symbol })}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="amount" listeners={{ onChange: ({ value }) => follow(value, 'amount') }}>
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: token.symbol })}
              hint={formatBalance(holdings.token, token)}
            />
          )}
        </form.AppField>
        <form.AppField name="coin" listeners={{ onChange: ({ value }) => follow(value, 'coin') }}>
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: coin.symbol })}
              hint={formatBalance(holdings.coin, coin)}
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

type AddFactsProps = PairContext & { fees: readonly number[]; values: AddValues }

/** Shows the result of two amounts in the pool as it is now; renders nothing while they are invalid. */
function AddFacts({ values, fees, ...context }: AddFactsProps) {
  const { t } = useTranslation()
  const { terms } = validateAdd(values, { ...context, fees })
  if (!terms) return null

  const { token, coin, market, holdings } = context
  const { received, liquidity, coinLost, pool } = addedLiquidity(terms, market, fees)
  return (
    <>
      <Row name={t('liquidity.add.goesIn')}>
        <Lines>
          <Amount {...token} value={terms.amount} />
          <Amount {...coin} value={terms.coin} />
        </Lines>
      </Row>
      <Row name={t('liquidity.least')}>
        <Lines>
          <Amount {...token} value={terms.minAmount} />
          <Amount {...coin} value={terms.minCoin} />
        </Lines>
      </Row>
      {received < terms.amount && (
        <>
          <Row name={t('liquidity.fee')}>
            <Amount {...token} value={terms.amount - received} />
          </Row>
          <Row name={t('liquidity.add.arrives')}>
            <Amount {...token} value={received} />
          </Row>
          <Row name={t('liquidity.add.lost')} note={t('liquidity.add.lostNote')}>
            <Amount {...coin} value={coinLost} />
          </Row>
        </>
      )}
      <Row name={t('liquidity.add.share')}>
        <span className="figure">
          {t('multiSend.prepare.percent', { percent: formatPercent(holdings.liquidity + liquidity, pool.lpSupply) })}
        </span>
      </Row>
    </>
  )
}
