import { useTranslation } from 'react-i18next'
import { useNow } from '@/components/network-status/use-now.ts'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'

/** How long the bounds of a plan count: others trade in the pool meanwhile. */
const minutes = 10

/** Why nothing of a plan may be signed any more, as a sentence. What was sent is followed all the same. */
export function useStaleHold({ decidedAt }: LiquidityPlan): string | undefined {
  const { t } = useTranslation()
  return useNow(true) - decidedAt > minutes * 60_000 ? t('liquidity.stale', { minutes }) : undefined
}
