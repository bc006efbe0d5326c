// Shows what a trade brings in the pool as it is: the least that arrives, the rate, the price impact, and each fee apart.

import { useTranslation } from 'react-i18next'
import { Money } from '@/components/fiat/money.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatRatio } from '@/features/tokens/liquidity/format-ratio.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import type { Direction, TradeQuote } from './quote-trade.ts'
import type { MarketState } from './read-market-state.ts'
import { mostApprovalFee, mostNetworkFee } from './trade-plan.ts'

type Asset = { symbol: string; decimals: number }

type QuoteFactsProps = {
  token: SaleyardToken
  coin: Asset
  direction: Direction
  state: MarketState
  /** Wei or base units. */
  amount: bigint
  quote: TradeQuote
  /** Absent while the tolerance is wrong. */
  minimum: bigint | undefined
}

/** Shows what a trade brings. */
export function QuoteFacts({ token, coin, direction, state, amount, quote, minimum }: QuoteFactsProps) {
  const { t } = useTranslation()
  const { chainId } = token
  const [paid, got]: [Asset, Asset] = direction === 'buy' ? [coin, token] : [token, coin]
  const networkFee = mostNetworkFee(state) + mostApprovalFee(direction, amount, state)
  return (
    <>
      {minimum !== undefined && (
        <Row
          name={t('trade.least')}
          note={
            <Lines>
              <Figures
                text={t('trade.about', {
                  amount: formatAmount(quote.arrives, got.decimals, { grouped: true }),
                  symbol: got.symbol,
                })}
              />
              {direction === 'sell' && <Money chainId={chainId} value={minimum} />}
            </Lines>
          }
        >
          <span className="text-17">
            <Amount {...got} value={minimum} />
          </span>
        </Row>
      )}
      <Row name={t('trade.rate')} note={t('trade.rateNote')}>
        <Rate paid={{ ...paid, value: amount }} got={{ ...got, value: quote.arrives }} />
      </Row>
      <Row name={t('trade.impact')}>
        <Percent bps={quote.impact} />
      </Row>
      <TokenFee {...{ token, state, quote }} />
      <Row
        name={t('trade.poolFee')}
        note={t('trade.poolFeeOf', { percent: formatAmount(BigInt(state.pool.poolFee), 2) })}
      >
        <Amount {...paid} value={quote.poolFee} digits={6} />
      </Row>
      <Row name={t('trade.networkFee')} note={<Money chainId={chainId} value={networkFee} />}>
        <Lines>
          <Figures
            text={t('trade.atMost', { amount: formatAmount(networkFee, coin.decimals, { grouped: true }), ...coin })}
          />
          <span className="font-normal text-12 text-quiet">
            {t('trade.readAt', { block: formatAmount(state.blockNumber, 0, { grouped: true }) })}
          </span>
        </Lines>
      </Row>
    </>
  )
}

type TokenFeeProps = Pick<QuoteFactsProps, 'token' | 'state' | 'quote'>

/** Shows what the token's own fees take. Renders nothing for a kind without fees. */
function TokenFee({ token, state, quote }: TokenFeeProps) {
  const { t } = useTranslation()
  const { kind, taxed, decimals, symbol } = token
  if (!taxed) return null
  const bps = state.fees.reduce((sum, each) => sum + each, 0)
  const isReflected = kind === 'liquidityGenerator' && (taxed.fees.taxFeeBps ?? 0) > 0
  const note = state.isExempt ? (
    t('trade.noTokenFee')
  ) : (
    <>
      <span className="block">{t('trade.tokenFeeOf', { percent: formatAmount(BigInt(bps), 2) })}</span>
      {isReflected && <span className="block">{t('trade.reflected')}</span>}
    </>
  )
  return (
    <Row name={t('trade.tokenFee')} note={note}>
      <Amount decimals={decimals} symbol={symbol} value={quote.tokenFee} />
    </Row>
  )
}

function Percent({ bps }: { bps: bigint }) {
  const { t } = useTranslation()
  return <span className="figure">{t('multiSend.prepare.percent', { percent: formatAmount(bps, 2) })}</span>
}

type Given = Asset & { value: bigint }

/** How much of what arrives one whole unit of what is given brings, to six digits. */
function Rate({ paid, got }: { paid: Given; got: Given }) {
  const { t } = useTranslation()
  const price = formatRatio(got, paid)
  if (!price) return '—'
  return (
    <span className="figure">
      {t('liquidity.price', { one: paid.symbol, price: groupDigits(price), other: got.symbol })}
    </span>
  )
}
