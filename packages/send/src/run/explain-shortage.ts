// Says whether balance or allowance is too small where a token batch fails in a trial.

import { AppError, type ErrorCode } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'

export type ExplainShortageParameters = {
  plan: Pick<Plan, 'asset' | 'sender'>
  batch: Pick<Batch, 'total'>
  /** Who moves the token by an allowance; absent where the batch brings its own. */
  spender: Address | undefined
}

/**
 * Says of a token batch that fails in a trial whether the sender's balance or the allowance is too small. MultiSender names only
 * the recipient at whom a transfer failed, although that recipient may have refused nothing.
 *
 * @returns AppError `ERC20InsufficientBalance` or `ERC20InsufficientAllowance`; `error` where neither is too small, or the token does
 * not say.
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

/** What may be said of a shortage. */
const vague: readonly ErrorCode[] = ['MultiSender_RecipientFailed', 'MultiSender_PullFailed', 'revertedUnknown']
