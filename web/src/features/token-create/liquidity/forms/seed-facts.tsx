import { useTranslation } from 'react-i18next'
import { Row } from '@/components/tx/row.tsx'
import { firstLiquidity, unitsForNobody } from '@/features/token-create/liquidity/arithmetic/first-liquidity.ts'
import { formatPercent } from '@/features/token-create/liquidity/arithmetic/format-percent.ts'
import type { PairContext, PairValues } from '@/features/token-create/liquidity/judge/judge-pair.ts'
import { readUnits } from '@/features/token-create/liquidity/judge/read-units.ts'
import { PriceLines } from '@/features/token-create/liquidity/price-lines.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

/** What two amounts make of a new pool, as they are typed. */
export function SeedFacts({ token, coin, market, values }: PairContext & { values: PairValues }) {
  const { t } = useTranslation()
  const amount = readUnits(values.amount, token.decimals)
  const wei = readUnits(values.coin, coin.decimals)
  if (typeof amount !== 'bigint' || typeof wei !== 'bigint') return null
  const { units } = firstLiquidity({ amount, coin: wei }, market)
  return (
    <>
      <Row name={t('liquidity.pool.price')}>
        <PriceLines one={{ ...token, value: amount }} other={{ ...coin, value: wei }} />
      </Row>
      <Row name={t('liquidity.seed.share')}>
        <span className="figure">{formatPercent(amount, token.totalSupply)} %</span>
      </Row>
      {units > unitsForNobody && (
        <Row
          name={t('liquidity.seed.nobody')}
          note={t('liquidity.seed.nobodyNote', { units: formatAmount(units, 0, { grouped: true }) })}
        >
          <span className="figure">{formatPercent(unitsForNobody, units)} %</span>
        </Row>
      )}
    </>
  )
}
