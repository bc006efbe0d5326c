// Shows the five figures of a token: price, market value, liquidity, holders, and the change within a day.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/fiat/money.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatRatio, shortenFigure } from '@/features/tokens/liquidity/format-ratio.ts'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { dayChange } from './day-change.ts'
import { isLiquid, type KnownPool, type Standing } from './read-standing.ts'

type HeroFiguresProps = {
  token: SaleyardToken
  standing: Standing | undefined
  isFailed: boolean
  /** Absent until the viewer has loaded it. */
  history: TokenHistory | undefined
}

/** Shows five figures in places of their final size. One that is not known says why, or how to count it. */
export function HeroFigures({ token, standing, isFailed, history }: HeroFiguresProps) {
  const { t } = useTranslation()
  const pool = standing?.pool && isLiquid(standing.pool) ? standing.pool : undefined
  const isWaiting = !standing && !isFailed
  const names = { price: t('tokenPage.hero.price'), value: t('tokenPage.hero.value'), liquidity: t('liquidity.title') }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {pool ? (
        <PoolFigures token={token} pool={pool} names={names} />
      ) : (
        Object.values(names).map((name) => (
          <Figure key={name} name={name} isWaiting={isWaiting} note={t(`tokenPage.hero.none.${reasonOf(standing)}`)} />
        ))
      )}
      <HistoryFigures history={history} />
    </dl>
  )
}

/** Why there is no price. */
function reasonOf(standing: Standing | undefined): 'unread' | 'unknown' | 'noPool' | 'drained' {
  if (!standing) return 'unread'
  if (standing.exchange.state === 'unknown') return 'unknown'
  return standing.pool && standing.pool.lpSupply > 0n ? 'drained' : 'noPool'
}

type PoolFiguresProps = {
  token: SaleyardToken
  pool: KnownPool
  names: { price: string; value: string; liquidity: string }
}

/** Decimals of a price that money is computed from: a token can be worth less than a wei. */
const priceDecimals = 36

function PoolFigures({ token: { chainId, decimals, totalSupply, symbol }, pool, names }: PoolFiguresProps) {
  const { t } = useTranslation()
  const coin = getChain(chainId).nativeCurrency
  const { reserveToken, reserveCoin, exchange } = pool
  const price = formatRatio({ value: reserveCoin, decimals: coin.decimals }, { value: reserveToken, decimals })
  const finePrice = (reserveCoin * 10n ** BigInt(decimals + priceDecimals - coin.decimals)) / reserveToken
  const value = (reserveCoin * totalSupply) / reserveToken
  const liquidity = reserveCoin * 2n
  const exact = (wei: bigint) => formatAmount(wei, coin.decimals)
  return (
    <>
      <Figure
        name={names.price}
        text={price}
        unit={coin.symbol}
        money={<Money chainId={chainId} value={finePrice} decimals={priceDecimals} />}
        note={t('tokenPage.hero.perToken', { symbol })}
      />
      <Figure
        name={names.value}
        text={exact(value)}
        unit={coin.symbol}
        money={<Money chainId={chainId} value={value} />}
        note={t('tokenPage.hero.wholeSupply')}
      />
      <Figure
        name={names.liquidity}
        text={exact(liquidity)}
        unit={coin.symbol}
        money={<Money chainId={chainId} value={liquidity} />}
        note={t('tokenPage.hero.bothSides', { exchange })}
      />
    </>
  )
}

function HistoryFigures({ history }: Pick<HeroFiguresProps, 'history'>) {
  const { t, i18n } = useTranslation()
  const change = history?.market && dayChange(history.market.hours, history.block.timestamp)
  const asOf = history && t('tokenPage.hero.asOf', { block: String(history.block.number) })
  const percent = { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const
  const format = new Intl.NumberFormat(i18n.language, { ...percent, numberingSystem: 'latn' })
  const load = (
    <a href="#history" className="link">
      {t('tokenPage.hero.count')}
    </a>
  )
  return (
    <>
      <Figure
        name={t('tokenPage.hero.holders')}
        text={history?.holders && String(history.holders.count)}
        note={history ? asOf : load}
      />
      <Figure
        name={t('tokenPage.hero.change')}
        shown={change === undefined ? undefined : format.format(Number(change) / 10_000)}
        note={history ? (change === undefined ? t('tokenPage.hero.tooYoung') : asOf) : load}
      />
    </>
  )
}

type FigureProps = {
  name: string
  /** A decimal string, which is shortened; whole on hover. */
  text?: string | undefined
  /** A figure that is short already. */
  shown?: string | undefined
  unit?: string
  money?: ReactNode
  note: ReactNode
  isWaiting?: boolean
}

/** A long figure, such as a tiny price, is smaller, so that it stays in one line. */
const sizeOf = (figure = '') => (figure.length > 10 ? 'text-15' : 'text-17 sm:text-20')

function Figure({ name, text, shown, unit = '', money, note, isWaiting = false }: FigureProps) {
  const { i18n } = useTranslation()
  const figure = shown ?? (text && shortenFigure(text, i18n.language))
  return (
    <div className="min-w-0 rounded-box border border-line bg-panel px-4 py-3 last:max-sm:col-span-2">
      <dt className="text-12 text-quiet">{name}</dt>
      {isWaiting ? (
        <dd aria-hidden className="skeleton my-0.5 h-6 w-24" />
      ) : (
        <dd className={`min-h-7 font-semibold ${sizeOf(figure)}`}>
          <span className="wrap-anywhere tabular-nums" title={text && `${groupDigits(text)} ${unit}`.trim()}>
            <bdi dir="ltr">{figure ?? '—'}</bdi>
          </span>
        </dd>
      )}
      <dd className="flex min-h-9 flex-wrap content-start gap-x-2 text-12 text-quiet">
        {!isWaiting && (
          <>
            <span className="wrap-anywhere">
              {figure && unit && (
                <>
                  <bdi className="font-medium text-ink">{unit}</bdi>{' '}
                </>
              )}
              {note}
            </span>
            {figure && money}
          </>
        )}
      </dd>
    </div>
  )
}
