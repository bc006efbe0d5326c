import {
  simulateUniswapV2RouterAddLiquidityEth,
  uniswapV2RouterAbi,
  writeUniswapV2RouterAddLiquidityEth,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import type { AddPlan } from '@/features/token-create/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { ActContext } from './act-context.ts'
import { actKey } from './act-key.ts'
import { estimateAct } from './estimate-act.ts'
import { explainRefusal } from './explain-refusal.ts'

/** More liquidity, through the router, at the price that the pool has then. Coin that it does not take comes back. */
export function createAddIntent(config: Config, plan: AddPlan, context: ActContext): TransactionIntent {
  const { chainId, account, token, router, amount, coin, minAmount, minCoin } = plan
  const { deadline, summary, amounts } = context
  const args = [token, amount, minAmount, minCoin, account, deadline] as const
  const data = encodeFunctionData({ abi: uniswapV2RouterAbi, functionName: 'addLiquidityETH', args })
  const call = { chainId, account, address: router, args, value: coin }
  return {
    key: actKey(plan),
    kind: 'addLiquidity',
    chainId,
    account,
    to: router,
    summary,
    amounts,
    value: coin,
    data,
    simulate: async () => {
      try {
        await simulateUniswapV2RouterAddLiquidityEth(config, call)
        return { gas: await estimateAct(config, { chainId, account, to: router, data, value: coin }) }
      } catch (cause) {
        throw explainRefusal(cause, deadline)
      }
    },
    write: (simulated) => writeUniswapV2RouterAddLiquidityEth(config, { ...call, ...simulated }),
  }
}
