// Explains a failed simulation of a token batch by a balance or allowance that is too small.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'

export type ExplainShortageParameters = {
  plan: Pick<Plan, 'asset' | 'sender'>
  batch: Pick<Batch, 'total'>
  /** The account that moves the token by an allowance; undefined if the batch brings its own. */
  spender: Address | undefined
}

/**
 * Explains a failed simulation of a token batch by the sender's balance or the allowance. MultiSender names only the
 * recipient at whom a transfer failed, although that recipient may have refused nothing.
 *
 * @returns AppError `ERC20InsufficientBalance` or `ERC20InsufficientAllowance`; `error` if neither is too small, or the
 * token does not answer.
 */
export async function explainShortage(
  client: Client,
  { plan: { asset, sender }, batch: { total }, spender }: ExplainShortageParameters,
  error: unknown,
): Promise<unknown> {
  if (asset.kind !== 'erc20' || !vague.includes(toUserError(error).code)) return error
  const token = { address: asset.token, abi: erc20Abi } as const
  const [balance, allowance] = await Promise.all([
    readContract(client, { ...token, functionName: 'balanceOf', args: [sender] }).catch(() => total),
    spender
      ? readContract(client, { ...token, functionName: 'allowance', args: [sender, spender] }).catch(() => total)
      : total,
  ])
  if (balance < total) return new AppError('ERC20InsufficientBalance', { cause: error })
  return allowance < total ? new AppError('ERC20InsufficientAllowance', { cause: error }) : error
}

/** Codes that may hide a shortage. */
const vague: readonly ErrorCode[] = ['MultiSender_RecipientFailed', 'MultiSender_PullFailed', 'revertedUnknown']
