// Asks for the first liquidity of a pool and who gets it, and shows the price it makes, where the account can give it.
import { useStore } from '@tanstack/react-form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DeployPanel } from '@/components/deploy/deploy-panel.tsx'
import { useDeployments } from '@/components/deploy/use-deployments.ts'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { Row } from '@/components/tx/fact-row.tsx'
import { SeedPanel, ShareSlider } from '@/features/tokens/trade/seed-preview.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { formatPercent } from './format-ratio.ts'
import { FormFrame, liquidityFormOptions } from './liquidity-form.tsx'
import type { LiquidityTerms } from './plan.ts'
import { firstLiquidity, minimumLiquidity } from './pool-arithmetic.ts'
import { readUnits } from './read-fields.ts'
import {
  type PairContext,
  type PairValues,
  type RecipientChoice,
  type SeedValues,
  validateSeed,
} from './validate-terms.ts'

export type LiquidityFormProps = PairContext & { onTerms: (terms: LiquidityTerms) => void }

/** Asks for the first liquidity of a pool: two amounts, which set its price. */
export function SeedForm({ onTerms, ...context }: LiquidityFormProps) {
  const { t } = useTranslation()
  const { token, coin, market, holdings } = context
  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: { amount: '', coin: '', to: 'lock', until: inOneYear() } as SeedValues,
      validate: (values) => validateSeed(values, context),
      onTerms,
    }),
  )
  const values = useStore(form.store, (state) => state.values)
  const formatBalance = (value: bigint, { decimals, symbol }: { decimals: number; symbol: string }) =>
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
              hint={formatBalance(holdings.token, token)}
            />
          )}
        </form.AppField>
        <form.AppField name="coin">
          {(field) => (
            <field.AmountField
              label={t('liquidity.fields.amount', { symbol: coin.symbol })}
              hint={formatBalance(holdings.coin, coin)}
            />
          )}
        </form.AppField>
      </div>
      <ShareSlider
        token={token}
        balance={holdings.token}
        amount={values.amount}
        onAmount={(amount) => form.setFieldValue('amount', amount)}
      />
      <SeedPanel {...context} values={values}>
        <form.AppField name="to">
          {(field) => <RecipientField chosen={field.state.value} onChoose={field.handleChange} />}
        </form.AppField>
        {values.to === 'lock' && (
          <form.AppField name="until">
            {(field) => (
              <field.TextField type="date" label={t('liquidity.seed.until')} hint={t('liquidity.seed.untilHint')} />
            )}
          </form.AppField>
        )}
      </SeedPanel>
    </FormFrame>
  )
}

/** The safest that leaves the creator something first: it is also the default. */
const choices = ['lock', 'burn', 'self'] as const

type RecipientFieldProps = { chosen: RecipientChoice; onChoose: (choice: RecipientChoice) => void }

/** Asks who gets the first liquidity, and says of each choice what it means for the creator and for buyers. */
function RecipientField({ chosen, onChoose }: RecipientFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-13">{t('liquidity.seed.recipient')}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className={`flex cursor-pointer gap-3 rounded-field border p-3 ${chosen === choice ? 'border-primary bg-primary/5' : 'border-line'}`}
          >
            <input
              type="radio"
              className="radio radio-primary radio-sm mt-0.5 shrink-0"
              name={`${id}-recipient`}
              aria-labelledby={`${id}-${choice}`}
              aria-describedby={`${id}-${choice}-note`}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span className="min-w-0">
              <span id={`${id}-${choice}`} className="block font-medium text-14">
                {t(`liquidity.seed.to.${choice}`)}
              </span>
              <span id={`${id}-${choice}-note`} className="block text-13 text-quiet">
                {t(`liquidity.seed.toNote.${choice}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The day one year from now in the device's zone, as a date field has it. */
function inOneYear(): string {
  const date = new Date()
  const parts = [date.getFullYear() + 1, date.getMonth() + 1, Math.min(date.getDate(), 28)]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Shows what every pool keeps of its first liquidity, with a place for it before both amounts are typed. */
function SeedFacts({ token, coin, market, values }: PairContext & { values: PairValues }) {
  const { t } = useTranslation()
  const [amount, wei] = [readUnits(values.amount, token.decimals), readUnits(values.coin, coin.decimals)]
  const isTyped = typeof amount === 'bigint' && typeof wei === 'bigint'
  const units = isTyped ? firstLiquidity({ amount, coin: wei }, market).units : 0n
  const isEnough = units > minimumLiquidity
  return (
    <Row
      name={t('liquidity.seed.nobody')}
      note={t('liquidity.seed.nobodyNote', { units: isEnough ? formatAmount(units, 0, { grouped: true }) : '—' })}
    >
      <span className="figure">
        {isEnough ? t('multiSend.prepare.percent', { percent: formatPercent(minimumLiquidity, units) }) : '—'}
      </span>
    </Row>
  )
}

/** Offers the first liquidity, if the account's transfers are exempt from fees and the network has our seeder. */
export function FirstLiquidity({ fees, ...form }: LiquidityFormProps & { fees: readonly number[] }) {
  const { t } = useTranslation()
  const { chainId, taxed } = form.token
  const { state } = useDeployments({ chainId, name: 'LiquiditySeeder', enabled: true })
  if (taxed && fees.length > 0)
    return <p className="wrap-anywhere text-14">{t('liquidity.seed.stranger', { owner: taxed.firstOwner })}</p>
  if (state === 'missing') return <DeployPanel chainId={chainId} name="LiquiditySeeder" />
  return <SeedForm {...form} />
}
