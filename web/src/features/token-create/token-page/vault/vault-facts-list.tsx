import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import { Lines } from '@/components/tx/lines.tsx'
import { Row } from '@/components/tx/row.tsx'
import type { TaxedToken } from '@/features/token-create/console/console-props.ts'
import { RewardAmount } from '@/features/token-create/token-page/claims/reward-amount.tsx'
import { useRewardToken } from '@/features/token-create/token-page/use-reward-token.ts'
import { getChain } from '@/lib/chains.ts'
import type { Waiting } from '@/lib/errors/name-waiting.ts'
import type { VaultFacts } from './read-vault.ts'

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
        <Lines>
          {units(facts.liquidityUnits)}
          {facts.liquidityCoin > 0n && coins(facts.liquidityCoin)}
        </Lines>
      </Row>
      <Row name={t('tokenPage.vault.booked')}>{units(facts.bookedUnits)}</Row>
      <Reason name={t('tokenPage.vault.sale')} waiting={facts.waiting} />
      {reward && (
        <>
          <Row name={t('tokenPage.vault.dividends')}>{coins(reward.dividendsCoin)}</Row>
          {reward.marketingCoin > 0n && <Row name={t('tokenPage.vault.marketing')}>{coins(reward.marketingCoin)}</Row>}
          {reward.rewardUnits > 0n && (
            <Row name={t('tokenPage.vault.gifts')}>
              <RewardAmount value={reward.rewardUnits} reward={rewardToken} />
            </Row>
          )}
          <Reason name={t('tokenPage.vault.purchase')} waiting={reward.waiting} />
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

/** A sentence stands below its name: beside it a phone has no room. */
function Reason({ name, waiting }: { name: string; waiting: Waiting }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-0.5 border-line border-t py-2.5">
      <dt className="text-quiet">{name}</dt>
      <dd>{t(`tokenPage.vault.waiting.${waiting}`)}</dd>
    </div>
  )
}
