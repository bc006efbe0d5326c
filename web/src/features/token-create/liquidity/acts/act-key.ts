import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'

/** Names the act that moves the money, the same at every look at the plan. */
export function actKey({ id }: LiquidityPlan): string {
  return `liquidity:${id}`
}
