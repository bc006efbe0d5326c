import type { Config } from 'wagmi'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { ActContext } from './act-context.ts'
import { createAddIntent } from './create-add-intent.ts'
import { createRemoveIntent } from './create-remove-intent.ts'
import { createSeedIntent } from './create-seed-intent.ts'

/** The transaction that moves the money of a plan. */
export function createActIntent(config: Config, plan: LiquidityPlan, context: ActContext): TransactionIntent {
  if (plan.act === 'seed') return createSeedIntent(config, plan, context)
  if (plan.act === 'add') return createAddIntent(config, plan, context)
  return createRemoveIntent(config, plan, context)
}
