import { ierc20Abi, simulateIerc20Approve, writeIerc20Approve } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { neededApproval } from './needed-approval.ts'

type ApprovalContext = {
  /** Base units that may be moved now. */
  before: bigint
  /** Of what is approved: the token, or the pool's liquidity. */
  symbol: string
  decimals: number
  summary: string
}

/** The permission that a plan needs: of exactly its amount, and no more. */
export function createApprovalIntent(config: Config, plan: LiquidityPlan, context: ApprovalContext): TransactionIntent {
  const { chainId, account } = plan
  const { asset, spender, amount } = neededApproval(plan)
  const { before, symbol, decimals, summary } = context
  const args = [spender, amount] as const
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args })
  return {
    key: `approve:liquidity:${plan.id}`,
    kind: 'approve',
    chainId,
    account,
    to: asset,
    summary,
    amounts: [],
    approval: { token: asset, symbol, decimals, spender, before, after: amount },
    value: 0n,
    data,
    simulate: async () => {
      await simulateIerc20Approve(config, { chainId, account, address: asset, args })
      return { gas: await estimateGas(config, { chainId, account, to: asset, data }) }
    },
    write: () => writeIerc20Approve(config, { chainId, account, address: asset, args }),
  }
}
