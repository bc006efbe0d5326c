import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import { Lines } from '@/components/tx/lines.tsx'
import { Row } from '@/components/tx/row.tsx'
import { addedLiquidity } from '@/features/token-create/liquidity/arithmetic/added-liquidity.ts'
import { formatPercent } from '@/features/token-create/liquidity/arithmetic/format-percent.ts'
import { type AddValues, judgeAdd } from '@/features/token-create/liquidity/judge/judge-add.ts'
import type { PairContext } from '@/features/token-create/liquidity/judge/judge-pair.ts'

type AddFactsProps = PairContext & { fees: readonly number[]; values: AddValues }

/** What two amounts come to in the pool as it is now. Nothing while they are not possible. */
export function AddFacts({ values, fees, ...context }: AddFactsProps) {
  const { t } = useTranslation()
  const { terms } = judgeAdd(values, { ...context, fees })
  if (!terms) return null

  const { token, coin, market, holdings } = context
  const { arrives, liquidity, coinLost, pool } = addedLiquidity(terms, market, fees)
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
      {arrives < terms.amount && (
        <>
          <Row name={t('liquidity.fee')}>
            <Amount {...token} value={terms.amount - arrives} />
          </Row>
          <Row name={t('liquidity.add.arrives')}>
            <Amount {...token} value={arrives} />
          </Row>
          <Row name={t('liquidity.add.lost')} note={t('liquidity.add.lostNote')}>
            <Amount {...coin} value={coinLost} />
          </Row>
        </>
      )}
      <Row name={t('liquidity.add.share')}>
        <span className="figure">{formatPercent(holdings.liquidity + liquidity, pool.lpSupply)} %</span>
      </Row>
    </>
  )
}
