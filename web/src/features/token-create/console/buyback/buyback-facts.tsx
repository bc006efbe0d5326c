import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import { Row } from '@/components/tx/row.tsx'
import type { TaxedToken } from '@/features/token-create/console/console-props.ts'
import { getChain } from '@/lib/chains.ts'
import type { BuybackFacts } from './read-buyback.ts'

/** What waits, what keeps it, and what it would buy. */
export function BuybackFactsList({ token, facts }: { token: TaxedToken; facts: BuybackFacts }) {
  const { t } = useTranslation()
  const { nativeCurrency: coin } = getChain(token.chainId)
  const { waiting, bought } = facts
  return (
    <>
      <dl className="text-14">
        <Row name={t('tokenConsole.buyback.coin')}>
          <Amount value={facts.coin} decimals={coin.decimals} symbol={coin.symbol} />
        </Row>
        {waiting === 'None' && (
          <>
            <Row name={t('tokenConsole.buyback.spent')} note={t('tokenConsole.buyback.cap')}>
              <Amount value={facts.spent} decimals={coin.decimals} symbol={coin.symbol} />
            </Row>
            <Row name={t('tokenConsole.buyback.bought')} note={t('tokenConsole.buyback.afterFee')}>
              <Amount value={bought} decimals={token.decimals} symbol={token.symbol} />
            </Row>
          </>
        )}
      </dl>
      {waiting !== 'None' && (
        <p role="status" className="text-14">
          {t(`tokenPage.vault.waiting.${waiting}`)}
        </p>
      )}
      {waiting === 'None' && bought === 0n && <p role="status">{t('tokenConsole.buyback.tooLittle')}</p>}
    </>
  )
}
