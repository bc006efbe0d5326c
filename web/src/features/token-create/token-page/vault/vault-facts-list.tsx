import { useTranslation } from 'react-i18next'
import { Amount } from '../../../../components/tx/amount'
import { Row } from '../../../../components/tx/row'
import { getChain } from '../../../../lib/chains'
import type { TaxedToken } from '../../console/console-props'
import { RewardAmount } from '../claims/reward-amount'
import { useRewardToken } from '../use-reward-token'
import type { VaultFacts } from './read-vault'

/** What waits for what, and what keeps it. */
export function VaultFactsList({ token, facts }: { token: TaxedToken; facts: VaultFacts }) {
  const { t } = useTranslation()
  const rewardToken = useRewardToken(token)
  const { nativeCurrency: coin } = getChain(token.chainId)
  const { reward, buyback } = facts
  const coins = (value: bigint) => <Amount value={value} decimals={coin.decimals} symbol={coin.symbol} />
  const units = (value: bigint) => <Amount value={value} decimals={token.decimals} symbol={token.symbol} />
  return (
    <dl className="text-14">
      <Row name={t('tokenPage.vault.liquidity')}>
        <span className="flex flex-col">
          {units(facts.liquidityUnits)}
          {facts.liquidityCoin > 0n && coins(facts.liquidityCoin)}
        </span>
      </Row>
      <Row name={t('tokenPage.vault.booked')}>{units(facts.bookedUnits)}</Row>
      <Row name={t('tokenPage.vault.sale')}>
        <span className="font-normal">{t(`tokenPage.vault.waiting.${facts.waiting}`)}</span>
      </Row>
      {reward && (
        <>
          <Row name={t('tokenPage.vault.dividends')}>{coins(reward.dividendsCoin)}</Row>
          {reward.marketingCoin > 0n && <Row name={t('tokenPage.vault.marketing')}>{coins(reward.marketingCoin)}</Row>}
          {reward.rewardUnits > 0n && (
            <Row name={t('tokenPage.vault.gifts')}>
              <RewardAmount value={reward.rewardUnits} reward={rewardToken} />
            </Row>
          )}
          <Row name={t('tokenPage.vault.purchase')}>
            <span className="font-normal">{t(`tokenPage.vault.waiting.${reward.waiting}`)}</span>
          </Row>
        </>
      )}
      {buyback && (
        <Row name={t('tokenPage.vault.buybacks')} note={t(`tokenPage.vault.waiting.${buyback.waiting}`)}>
          {coins(buyback.coin)}
        </Row>
      )}
    </dl>
  )
}
