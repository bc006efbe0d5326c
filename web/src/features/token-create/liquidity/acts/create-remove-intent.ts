import type { Config } from 'wagmi'
import type { RemovePlan } from '@/features/token-create/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { ActContext } from './act-context.ts'
import { actKey } from './act-key.ts'
import { estimateAct } from './estimate-act.ts'
import { explainRefusal } from './explain-refusal.ts'
import { toRemoveCall } from './to-remove-call.ts'

/** Liquidity out of a pool, by the way on which the token pays its fees at most once. */
export function createRemoveIntent(config: Config, plan: RemovePlan, context: ActContext): TransactionIntent {
  const { chainId, account, router } = plan
  const { deadline, summary, amounts } = context
  const { data, simulate, write } = toRemoveCall(plan, deadline)
  return {
    key: actKey(plan),
    kind: 'removeLiquidity',
    chainId,
    account,
    to: router,
    summary,
    amounts,
    value: 0n,
    data,
    simulate: async () => {
      try {
        await simulate(config)
        return { gas: await estimateAct(config, { chainId, account, to: router, data }) }
      } catch (cause) {
        throw explainRefusal(cause, deadline)
      }
    },
    write: (simulated) => write(config, simulated),
  }
}
