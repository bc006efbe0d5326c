import { iWrappedCoinAbi, simulateIWrappedCoinWithdraw, writeIWrappedCoinWithdraw } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { RemovePlan } from '@/features/token-create/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type UnwrapContext = {
  /** Wei. */
  amount: bigint
  /** Translated. */
  summary: string
}

/** Wrapped coin that a removal has brought, turned into coin. */
export function createUnwrapIntent(config: Config, plan: RemovePlan, context: UnwrapContext): TransactionIntent {
  const { id, chainId, account, wrappedCoin } = plan
  const { amount, summary } = context
  const call = { chainId, account, address: wrappedCoin, args: [amount] } as const
  const data = encodeFunctionData({ abi: iWrappedCoinAbi, functionName: 'withdraw', args: call.args })
  return {
    key: `unwrap:${id}`,
    kind: 'unwrap',
    chainId,
    account,
    to: wrappedCoin,
    summary,
    amounts: [],
    value: 0n,
    data,
    simulate: async () => {
      await simulateIWrappedCoinWithdraw(config, call)
      return { gas: await estimateGas(config, { chainId, account, to: wrappedCoin, data }) }
    },
    write: () => writeIWrappedCoinWithdraw(config, call),
  }
}
