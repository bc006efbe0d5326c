// Reads what the sender still has to approve, and builds the transaction that changes MultiSender's allowance.

import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import { readIerc20Allowance, writeIerc20Approve } from '@saleyard/generated'
import { ierc20Abi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

export type ApprovalParameters = { chainId: number; token: Address; owner: Address; spender: Address; needed: bigint }

/**
 * `resetFirst`: the token refuses to change one allowance into another, so it must be set to zero before.
 * Amounts are in base units; `gas` is that of the coming approval, 0 without one.
 */
type Approval = { step: 'enough' | 'exact' | 'resetFirst'; allowance: bigint; gas: bigint }

/** Reads what the sender still has to approve. Never cached: an allowance may change in any other tab. */
export async function readApproval(config: Config, parameters: ApprovalParameters): Promise<Approval> {
  const { chainId, token, owner, spender, needed } = parameters
  const allowance = await readIerc20Allowance(config, { chainId, address: token, args: [owner, spender] })
  if (allowance >= needed) return { step: 'enough', allowance, gas: 0n }
  try {
    return { step: 'exact', allowance, gas: await estimateApproval(config, parameters, needed) }
  } catch (error) {
    if (allowance === 0n || !isRevert(error)) throw error
    // The second approval costs about the same; it cannot be measured before the first one.
    const gas = await estimateApproval(config, parameters, 0n)
    return { step: 'resetFirst', allowance, gas: 2n * gas }
  }
}

/**
 * Estimates the gas of an approval on the network, also for tokens that return nothing.
 *
 * @throws When it would revert.
 */
function estimateApproval(
  config: Config,
  { chainId, token, owner, spender }: Omit<ApprovalParameters, 'needed'>,
  amount: bigint,
): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  return estimateGas(config, { chainId, account: owner, to: token, data })
}

type ApprovalIntentParameters = Omit<ApprovalParameters, 'needed'> & {
  key: string
  kind: 'approve' | 'revoke'
  summary: string
  symbol: string
  decimals: number
  before: bigint
  after: bigint
}

/** Creates the transaction that changes MultiSender's allowance from one amount to another, in base units. */
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
