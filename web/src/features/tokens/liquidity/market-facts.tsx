// Shows what a pool holds, its price either way, and the share of the account.
import { useTranslation } from 'react-i18next'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { groupDigits } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { formatPercent, formatRatio } from './format-ratio.ts'
import type { Market } from './market.ts'

/** Digits of a reserve, which has all of them on hover. */
const shownDigits = 6

type MarketFactsProps = { token: SaleyardToken; market: Market; readAt: number; isFailed: boolean }

/** Shows a pool's reserves, its price, and the account's share. */
export function MarketFacts({ token, market, readAt, isFailed }: MarketFactsProps) {
  const { t } = useTranslation()
  const coin = getChain(token.chainId).nativeCurrency
  const { pair, lpSupply, reserveToken, reserveCoin, holdings, hasProtocolFee } = market
  const age = <DataAge at={readAt} isFailed={isFailed} />
  if (lpSupply === 0n)
    return (
      <div className="text-quiet">
        <p className="text-14">{t('liquidity.pool.empty')}</p>
        <p className="text-12">{age}</p>
      </div>
    )
  return (
    <dl className="text-14">
      <Row name={t('liquidity.pool.holds')} note={age}>
        <Lines>
          <Amount {...token} value={reserveToken} digits={shownDigits} />
          <Amount {...coin} value={reserveCoin} digits={shownDigits} />
        </Lines>
      </Row>
      <Row name={t('liquidity.pool.price')}>
        <PriceLines one={{ ...token, value: reserveToken }} other={{ ...coin, value: reserveCoin }} />
      </Row>
      {holdings && (
        <Row name={t('liquidity.pool.yours')} note={hasProtocolFee ? t('liquidity.pool.takesPart') : undefined}>
          <span className="figure">
            {t('multiSend.prepare.percent', { percent: formatPercent(holdings.liquidity, lpSupply) })}
          </span>
        </Row>
      )}
      {pair && (
        <Row name={t('liquidity.pool.pair')}>
          <ExplorerLink chainId={token.chainId} kind="address" id={pair} />
        </Row>
      )}
    </dl>
  )
}

type PricedAmount = { value: bigint; decimals: number; symbol: string }

/** Shows the price of each asset in the other, to six digits. */
function PriceLines({ one, other }: { one: PricedAmount; other: PricedAmount }) {
  const { t } = useTranslation()
  const line = (of: PricedAmount, to: PricedAmount) => {
    const price = to.value > 0n ? formatRatio(of, to) : undefined
    return price && t('liquidity.price', { one: to.symbol, price: groupDigits(price), other: of.symbol })
  }
  return (
    <Lines>
      <span className="figure">{line(other, one) ?? '—'}</span>
      <span className="figure">{line(one, other)}</span>
    </Lines>
  )
}
