import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import type { RewardToken } from '@/features/token-create/token-page/use-reward-token.ts'

/** An amount of the reward token; in base units where it does not tell its decimals. */
export function RewardAmount({ value, reward }: { value: bigint; reward: RewardToken | undefined }) {
  const { t } = useTranslation()
  const { decimals, symbol = '' } = reward ?? {}
  if (decimals === undefined) return <Amount value={value} decimals={0} symbol={t('tokenPage.dividends.baseUnits')} />
  return <Amount value={value} decimals={decimals} symbol={symbol} />
}
