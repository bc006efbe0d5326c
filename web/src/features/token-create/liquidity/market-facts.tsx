import { useTranslation } from 'react-i18next'
import { AsOf } from '@/components/network-status/as-of.tsx'
import { Amount } from '@/components/tx/amount.tsx'
import { Lines } from '@/components/tx/lines.tsx'
import { Row } from '@/components/tx/row.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { formatPercent } from '@/features/token-create/liquidity/arithmetic/format-percent.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { getChain } from '@/lib/chains.ts'
import type { Market } from './market.ts'
import { PriceLines } from './price-lines.tsx'

type MarketFactsProps = { token: OurToken; market: Market; readAt: number; isFailed: boolean }

/** The pool as it is: what it holds, its price, and how much of it is the account's. */
export function MarketFacts({ token, market, readAt, isFailed }: MarketFactsProps) {
  const { t } = useTranslation()
  const coin = getChain(token.chainId).nativeCurrency
  const { pair, lpSupply, reserveToken, reserveCoin, holdings, takesPart } = market
  const age = <AsOf at={readAt} isFailed={isFailed} />
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
          <Amount {...token} value={reserveToken} />
          <Amount {...coin} value={reserveCoin} />
        </Lines>
      </Row>
      <Row name={t('liquidity.pool.price')}>
        <PriceLines one={{ ...token, value: reserveToken }} other={{ ...coin, value: reserveCoin }} />
      </Row>
      {holdings && (
        <Row name={t('liquidity.pool.yours')} note={takesPart ? t('liquidity.pool.takesPart') : undefined}>
          <span className="figure">{formatPercent(holdings.liquidity, lpSupply)} %</span>
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
