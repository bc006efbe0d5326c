// Asks how much liquidity to remove, and shows what comes out.
import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { FormFrame, liquidityFormOptions } from './liquidity-form.tsx'
import type { Market } from './market.ts'
import type { LiquidityTerms } from './plan.ts'
import { afterFees, burnAmounts } from './pool-arithmetic.ts'
import { liquidityDecimals, type PairContext, type RemoveValues, validateRemove } from './validate-terms.ts'

const parts = [25n, 50n, 100n]

type RemoveFormProps = PairContext & {
  market: Market & { pair: Address }
  fees: readonly number[]
  onTerms: (terms: LiquidityTerms) => void
}

/** Asks how much liquidity to remove from the pool, a part or all of it. */
export function RemoveForm({ onTerms, fees, ...context }: RemoveFormProps) {
  const { t } = useTranslation()
  const mine = context.holdings.liquidity
  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: { liquidity: '', slippage: '1' },
      validate: (values) => validateRemove(values, context),
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
          <form.SubmitButton className="btn w-full">{t('liquidity.review')}</form.SubmitButton>
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
                {t('multiSend.prepare.percent', { percent: String(percent) })}
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

type RemoveFactsProps = Omit<RemoveFormProps, 'onTerms'> & { values: RemoveValues }

/** Shows the expected and the least amounts from the pool as it is now; renders nothing while the input is invalid. */
function RemoveFacts({ values, fees, ...context }: RemoveFactsProps) {
  const { t } = useTranslation()
  const { terms } = validateRemove(values, context)
  if (!terms) return null

  const { token, coin, market } = context
  const paid = burnAmounts(terms.liquidity, market)
  const coinName = terms.isWrapped ? t('liquidity.wrapped', { symbol: coin.symbol }) : coin.symbol
  const arrives = afterFees(paid.amount, fees)
  return (
    <>
      {fees.length > 0 && (
        <Row name={t('liquidity.fee')} note={t('liquidity.remove.once', { coin: coin.symbol })}>
          <Amount {...token} value={paid.amount - arrives} />
        </Row>
      )}
      <Row name={t('liquidity.remove.arrives')}>
        <Lines>
          <Amount {...token} value={arrives} />
          <Amount {...coin} symbol={coinName} value={paid.coin} />
        </Lines>
      </Row>
      <Row name={t('liquidity.least')}>
        <Lines>
          <Amount {...token} value={afterFees(terms.minAmount, fees)} />
          <Amount {...coin} symbol={coinName} value={terms.minCoin} />
        </Lines>
      </Row>
      {terms.isWrapped && (
        <Row name={coinName} note={t('liquidity.remove.wrapped', { symbol: coin.symbol })}>
          <WholeAddress address={terms.wrappedCoin} />
          <CopyButton text={terms.wrappedCoin} label={t('common.copyAddress')} />
        </Row>
      )}
    </>
  )
}
