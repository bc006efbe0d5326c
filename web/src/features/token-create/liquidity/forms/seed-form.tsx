import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'
import type { PairContext } from '@/features/token-create/liquidity/judge/judge-pair.ts'
import { judgeSeed } from '@/features/token-create/liquidity/judge/judge-seed.ts'
import type { LiquidityTerms } from '@/features/token-create/liquidity/plan.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { FormFrame } from './form-frame.tsx'
import { liquidityFormOptions } from './liquidity-form-options.ts'
import { SeedFacts } from './seed-facts.tsx'

export type LiquidityFormProps = PairContext & { onTerms: (terms: LiquidityTerms) => void }

/** The first liquidity of a pool: two amounts, which are its price. */
export function SeedForm({ onTerms, ...context }: LiquidityFormProps) {
  const { t } = useTranslation()
  const { token, coin, market, holdings } = context
  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: { amount: '', coin: '' },
      judge: (values) => judgeSeed(values, context),
      onTerms,
    }),
  )
  const values = useStore(form.store, (state) => state.values)
  const held = (value: bigint, { decimals, symbol }: { decimals: number; symbol: string }) =>
    t('liquidity.held', { amount: formatAmount(value, decimals, { grouped: true }), symbol })
  const isSynced = market.reserveToken > 0n || market.reserveCoin > 0n
  return (
    <FormFrame
      onSubmit={() => form.handleSubmit()}
      facts={<SeedFacts {...context} values={values} />}
      button={
        <form.AppForm>
          <form.SubmitButton>{t('liquidity.review')}</form.SubmitButton>
        </form.AppForm>
      }
    >
      <p className="text-14 text-quiet">{t('liquidity.seed.lead')}</p>
      {isSynced && (
        <p className="wrap-anywhere text-13 text-warning">
          {t('liquidity.seed.donated', {
            amount: formatAmount(market.reserveToken, token.decimals, { grouped: true }),
            symbol: token.symbol,
            coin: formatAmount(market.reserveCoin, coin.decimals, { grouped: true }),
            coinSymbol: coin.symbol,
          })}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="amount">
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: token.symbol })}
              hint={held(holdings.token, token)}
            />
          )}
        </form.AppField>
        <form.AppField name="coin">
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: coin.symbol })}
              hint={held(holdings.coin, coin)}
            />
          )}
        </form.AppField>
      </div>
    </FormFrame>
  )
}
