import { ierc20Abi, writeIerc20Approve } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { type ApprovalParameters, estimateApproval } from './read-approval.ts'

export type ApprovalIntentParameters = Omit<ApprovalParameters, 'needed'> & {
  key: string
  kind: 'approve' | 'revoke'
  summary: string
  symbol: string
  decimals: number
  before: bigint
  after: bigint
}

/** The transaction that changes MultiSender's permission from one amount to another. Base units. */
export function createApprovalIntent(config: Config, parameters: ApprovalIntentParameters): TransactionIntent {
  const { key, kind, summary, chainId, token, owner, spender, symbol, decimals, before, after } = parameters
  return {
    key,
    kind,
    chainId,
    account: owner,
    to: token,
    summary,
    amounts: [],
    approval: { token, symbol, decimals, spender, before, after },
    value: 0n,
    simulate: async () => ({ gas: await estimateApproval(config, parameters, after) }),
    data: encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [spender, after] }),
    write: () => writeIerc20Approve(config, { chainId, account: owner, address: token, args: [spender, after] }),
  }
}
