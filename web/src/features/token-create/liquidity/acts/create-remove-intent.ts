import type { Config } from 'wagmi'
import type { TransactionIntent } from '../../../../lib/transactions/transaction-intent'
import type { RemovePlan } from '../plan'
import type { ActContext } from './act-context'
import { actKey } from './act-key'
import { estimateAct } from './estimate-act'
import { explainRefusal } from './explain-refusal'
import { toRemoveCall } from './to-remove-call'

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
