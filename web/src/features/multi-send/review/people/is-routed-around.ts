import { explainRoute } from '@/features/multi-send/core/explain-route.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'

/** Whether each amount goes straight from the sender, because the token takes a fee from what is pulled. */
export function isRoutedAround(plan: Pick<Plan, 'route' | 'recipientCount'> | undefined): boolean {
  return plan !== undefined && explainRoute({ route: plan.route, count: plan.recipientCount }) === 'transferFee'
}
