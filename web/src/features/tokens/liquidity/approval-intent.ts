// Builds the approval that a plan needs, of exactly its amount.
import { simulateIerc20Approve, writeIerc20Approve } from '@saleyard/generated'
import { ierc20Abi, liquiditySeederAddress } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { LiquidityPlan } from './plan.ts'

type ApprovalContext = {
  /** Present allowance in base units. */
  before: bigint
  /** Symbol of the approved asset: the token, or the pool's liquidity. */
  symbol: string
  decimals: number
  summary: string
}

/** Builds the approval that a plan needs, of exactly its amount. */
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

/** The approval that a plan requires: asset, spender and amount. Base units, or units of liquidity. */
type NeededApproval = { asset: Address; spender: Address; amount: bigint }

export function neededApproval(plan: LiquidityPlan): NeededApproval {
  if (plan.act === 'remove') return { asset: plan.pair, spender: plan.router, amount: plan.liquidity }
  const spender = plan.act === 'seed' ? liquiditySeederAddress : plan.router
  return { asset: plan.token, spender, amount: plan.amount }
}
