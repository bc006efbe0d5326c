// Shows what the first liquidity of a pool means while it is typed, and sets the token's amount by its share of the supply.
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/fiat/money.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatPercent, formatRatio, shortenFigure } from '@/features/tokens/liquidity/format-ratio.ts'
import { feesFor } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { readUnits } from '@/features/tokens/liquidity/read-fields.ts'
import { type PairContext, type PairValues, validateSeed } from '@/features/tokens/liquidity/validate-terms.ts'
import { measurePoolFee } from '@/features/tokens/simulate/pool-fee.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { type PreviewTrade, previewSeed, scaleShares, thinPool, usualPoolFee } from './preview-seed.ts'

type ShareSliderProps = {
  token: SaleyardToken
  /** Base units that the account has. */
  balance: bigint
  /** As typed. */
  amount: string
  onAmount: (amount: string) => void
}

/** Sets the token's amount by its share of the supply, up to the balance, and follows what is typed. */
export function ShareSlider({ token, balance, amount, onAmount }: ShareSliderProps) {
  const { t } = useTranslation()
  const id = useId()
  const { totalSupply, decimals } = token
  const typed = readUnits(amount, decimals)
  const units = typeof typed === 'bigint' ? typed : 0n
  const { max, step, amountAt, positionOf } = scaleShares({ balance, totalSupply })
  const share = t('multiSend.prepare.percent', { percent: formatPercent(units, totalSupply) })
  const move = (position: number) => onAmount(position > 0 ? formatAmount(amountAt(position), decimals) : '')
  return (
    <div className="min-w-0">
      <div className="flex justify-between gap-4 text-13">
        <label htmlFor={id} className="font-medium">
          {t('liquidity.seed.share')}
        </label>
        <span className="figure">{share}</span>
      </div>
      <input
        id={id}
        type="range"
        className="block h-6 w-full cursor-pointer accent-primary max-sm:h-11"
        min={0}
        max={max}
        step={step}
        disabled={balance === 0n}
        value={positionOf(units)}
        aria-valuetext={share}
        onChange={(event) => move(Number(event.target.value))}
      />
    </div>
  )
}

type SeedPanelProps = PairContext & {
  values: PairValues
  /** Where the liquidity goes. */
  children: ReactNode
}

/** Shows the pool that two typed amounts make: its figures, then where its liquidity goes, then what follows. */
export function SeedPanel({ values, children, ...context }: SeedPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 rounded-box border border-line p-4">
      <h3 id={id} className="font-semibold text-15">
        {t('seedPreview.title')}
      </h3>
      <SeedFigures {...context} values={values} />
      {children}
      <p className="text-13 text-quiet">
        {t('seedPreview.next')}{' '}
        <a href="#locks" className="link">
          {t('vesting.title')}
        </a>
      </p>
    </section>
  )
}

/** Decimals of a price that money is computed from: a token can be worth less than a wei. */
const priceDecimals = 36

/** Each figure has its place before it is known, so nothing moves while the amounts are typed. */
function SeedFigures({ values, ...context }: PairContext & { values: PairValues }) {
  const { t } = useTranslation()
  const { token, coin, market } = context
  const { chainId } = token
  const { terms, problems = {} } = validateSeed({ ...values, to: 'self', until: '' }, context)
  const fees = feesFor(token, undefined)
  const knownFee = market.poolQuote && measurePoolFee(market.poolQuote)
  const poolFee = knownFee ?? usualPoolFee
  const preview = terms && readPreview(terms, { token, coin, fees, poolFee })
  const wei = (value: bigint | undefined) => (value === undefined ? undefined : formatAmount(value, coin.decimals))
  return (
    <>
      <StateLine {...{ token, coin, values, problems }} purchase={preview?.purchase} />
      <dl className="grid min-w-0 gap-3 sm:grid-cols-2">
        <PriceFigure {...{ token, coin, terms }} />
        <Figure
          name={t('tokenPage.hero.value')}
          text={wei(preview?.marketValue)}
          unit={coin.symbol}
          note={t('tokenPage.hero.wholeSupply')}
          money={preview && <Money chainId={chainId} value={preview.marketValue} />}
        />
        <Figure
          name={t('seedPreview.purchase', { symbol: coin.symbol })}
          text={preview?.purchase && formatAmount(preview.purchase.arrives, token.decimals)}
          unit={token.symbol}
          note={preview?.purchase && t('seedPreview.raises', { percent: percentOf(preview.purchase.moves) })}
        />
        <Figure
          name={t('seedPreview.sale')}
          text={wei(preview?.sale?.arrives)}
          unit={coin.symbol}
          note={preview?.sale && t('seedPreview.lowers', { percent: percentOf(preview.sale.moves) })}
          money={preview?.sale && <Money chainId={chainId} value={preview.sale.arrives} />}
        />
      </dl>
      <p className="text-12 text-quiet">
        {t('seedPreview.fees', {
          pool: `${knownFee === undefined ? '≈ ' : ''}${percentOf(BigInt(poolFee))}`,
          token: percentOf(BigInt(fees.reduce((sum, bps) => sum + bps, 0))),
        })}
      </p>
    </>
  )
}

type Amounts = { amount: bigint; coin: bigint }
type Assets = Pick<PairContext, 'token' | 'coin'>
type ReadPreviewParameters = Assets & { fees: readonly number[]; poolFee: number }

const readPreview = ({ amount, coin: wei }: Amounts, { token, coin, fees, poolFee }: ReadPreviewParameters) =>
  previewSeed({
    pool: { reserveToken: amount, reserveCoin: wei, poolFee },
    totalSupply: token.totalSupply,
    coinDecimals: coin.decimals,
    fees,
  })

const percentOf = (bps: bigint) => formatAmount(bps, 2, { grouped: true })

const fields = ['amount', 'coin'] as const

type StateLineProps = Assets & {
  values: PairValues
  problems: Partial<Record<keyof PairValues, unknown>>
  purchase: PreviewTrade | undefined
}

/** Says what is missing or wrong, whether the pool is too small, or how long the figures hold; always in the same place. */
function StateLine({ token, coin, values, problems, purchase }: StateLineProps) {
  const { t, i18n } = useTranslation()
  const names = { amount: token.symbol, coin: coin.symbol }
  const list = (faulty: readonly (typeof fields)[number][]) =>
    new Intl.ListFormat(i18n.language).format(
      faulty.map((field) => t('liquidity.fields.amount', { symbol: names[field] })),
    )
  const missing = fields.filter((field) => values[field] === '')
  const wrong = fields.filter((field) => values[field] !== '' && problems[field])
  const isThin = purchase !== undefined && purchase.moves > thinPool
  const state = () => {
    if (wrong.length > 0) return t('seedPreview.wrong', { fields: list(wrong) })
    if (missing.length > 0) return t('seedPreview.missing', { fields: list(missing) })
    if (isThin) return t('seedPreview.thin', { symbol: coin.symbol, percent: percentOf(purchase.moves) })
    return t('seedPreview.sound')
  }
  return (
    <p
      aria-live="polite"
      className={`wrap-anywhere min-h-15 text-13 sm:min-h-10 ${isThin ? 'text-warning' : 'text-quiet'}`}
    >
      {state()}
    </p>
  )
}

function PriceFigure({ token, coin, terms }: Assets & { terms: Amounts | undefined }) {
  const { t } = useTranslation()
  const name = t('seedPreview.price')
  if (!terms) return <Figure name={name} text={undefined} unit={coin.symbol} note={undefined} />

  const [ofToken, ofCoin] = [
    { ...token, value: terms.amount },
    { ...coin, value: terms.coin },
  ]
  const fine = (terms.coin * 10n ** BigInt(token.decimals + priceDecimals - coin.decimals)) / terms.amount
  return (
    <Figure
      name={name}
      text={formatRatio(ofCoin, ofToken, exactDigits)}
      unit={coin.symbol}
      note={<Inverse one={coin.symbol} of={ofToken} to={ofCoin} />}
      money={<Money chainId={token.chainId} value={fine} decimals={priceDecimals} />}
    />
  )
}

/** Digits of a price on hover: a ratio may have no end. */
const exactDigits = 36

type PricedAmount = { value: bigint; decimals: number; symbol: string }

/** Shows how many tokens one whole coin is worth, in digits alone: an Arabic word for millions would turn the line around. */
function Inverse({ one, of, to }: { one: string; of: PricedAmount; to: PricedAmount }) {
  const { t } = useTranslation()
  const line = (digits?: number) =>
    t('liquidity.price', { one, price: groupDigits(formatRatio(of, to, digits) ?? ''), other: of.symbol })
  return <bdi title={line(exactDigits)}>{line()}</bdi>
}

type FigureProps = {
  name: string
  /** A decimal string, which is shortened; whole on hover. */
  text: string | undefined
  unit: string
  note: ReactNode
  money?: ReactNode
}

function Figure({ name, text, unit, note, money }: FigureProps) {
  const { i18n } = useTranslation()
  return (
    <div className="min-w-0">
      <dt className="text-12 text-quiet">{name}</dt>
      <dd className="wrap-anywhere min-h-7 font-semibold text-17">
        <bdi dir="ltr" className="tabular-nums" title={text && `${groupDigits(text)} ${unit}`}>
          {text === undefined ? '—' : shortenFigure(text, i18n.language)}
        </bdi>{' '}
        <bdi>{unit}</bdi>
      </dd>
      <dd className="flex min-h-9 flex-wrap content-start gap-x-2 text-12 text-quiet">
        <span className="wrap-anywhere">{note}</span>
        {money}
      </dd>
    </div>
  )
}
