import type { LiquidityPlan } from '../plan'

/** Names the act that moves the money, the same at every look at the plan. */
export function actKey({ id }: LiquidityPlan): string {
  return `liquidity:${id}`
}
