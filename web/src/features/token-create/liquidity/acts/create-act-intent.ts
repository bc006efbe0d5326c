import type { Config } from 'wagmi'
import type { TransactionIntent } from '../../../../lib/transactions/transaction-intent'
import type { LiquidityPlan } from '../plan'
import type { ActContext } from './act-context'
import { createAddIntent } from './create-add-intent'
import { createRemoveIntent } from './create-remove-intent'
import { createSeedIntent } from './create-seed-intent'

/** The transaction that moves the money of a plan. */
export function createActIntent(config: Config, plan: LiquidityPlan, context: ActContext): TransactionIntent {
  if (plan.act === 'seed') return createSeedIntent(config, plan, context)
  if (plan.act === 'add') return createAddIntent(config, plan, context)
  return createRemoveIntent(config, plan, context)
}
