import { liquiditySeederAddress } from '@saleyard/generated'
import type { Address } from 'viem'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'

/** Who must be allowed to move what before a plan can happen. Base units, or units of liquidity. */
export type NeededApproval = { asset: Address; spender: Address; amount: bigint }

export function neededApproval(plan: LiquidityPlan): NeededApproval {
  if (plan.act === 'remove') return { asset: plan.pair, spender: plan.router, amount: plan.liquidity }
  const spender = plan.act === 'seed' ? liquiditySeederAddress : plan.router
  return { asset: plan.token, spender, amount: plan.amount }
}
