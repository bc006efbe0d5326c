import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import { Lines } from '@/components/tx/lines.tsx'
import { Row } from '@/components/tx/row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { WholeAddress } from '@/components/ui/whole-address.tsx'
import { afterFees } from '@/features/token-create/liquidity/arithmetic/after-fees.ts'
import { sharedOut } from '@/features/token-create/liquidity/arithmetic/shared-out.ts'
import { judgeRemove, type RemoveValues } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import type { RemoveFormProps } from './remove-form.tsx'

type RemoveFactsProps = Omit<RemoveFormProps, 'onTerms'> & { values: RemoveValues }

/** What comes out of the pool as it is now, and at least; nothing while it is not possible. */
export function RemoveFacts({ values, fees, ...context }: RemoveFactsProps) {
  const { t } = useTranslation()
  const { terms } = judgeRemove(values, context)
  if (!terms) return null

  const { token, coin, market } = context
  const paid = sharedOut(terms.liquidity, market)
  const coinName = terms.isWrapped ? t('liquidity.wrapped', { symbol: coin.symbol }) : coin.symbol
  const arrives = afterFees(paid.amount, fees)
  return (
    <>
      {fees.length > 0 && (
        <Row name={t('liquidity.fee')} note={t('liquidity.remove.once')}>
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
