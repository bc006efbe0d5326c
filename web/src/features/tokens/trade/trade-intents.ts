// Builds the transactions of a trade: the approval of exactly its amount, the swap, and the end of what is left of an approval.

import {
  simulateUniswapV2RouterSwapExactEthForTokensSupportingFeeOnTransferTokens as simulateBuy,
  simulateIerc20Approve,
  simulateUniswapV2RouterSwapExactTokensForEthSupportingFeeOnTransferTokens as simulateSell,
  writeUniswapV2RouterSwapExactEthForTokensSupportingFeeOnTransferTokens as writeBuy,
  writeIerc20Approve,
  writeUniswapV2RouterSwapExactTokensForEthSupportingFeeOnTransferTokens as writeSell,
} from '@saleyard/generated'
import { ierc20Abi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, type Hash, type Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { explainRefusal } from '@/features/tokens/liquidity/deadline.ts'
import type { Simulated, TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { deadlineOf, type TradePlan } from './trade-plan.ts'

type ApprovalParameters = {
  key: string
  chainId: number
  account: Address
  token: Address
  spender: Address
  /** Allowance before and after, base units. */
  before: bigint
  after: bigint
  symbol: string
  decimals: number
  summary: string
}

/**
 * Builds an approval of exactly what a sale needs, or of nothing, which ends one. There is no permit to choose: the router's swap
 * functions take none, only its functions that remove liquidity do.
 */
export function createApprovalIntent(config: Config, parameters: ApprovalParameters): TransactionIntent {
  const { key, chainId, account, token, spender, before, after, symbol, decimals, summary } = parameters
  const args = [spender, after] as const
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args })
  return {
    key,
    kind: after === 0n ? 'revoke' : 'approve',
    chainId,
    account,
    to: token,
    summary,
    amounts: [],
    approval: { token, symbol, decimals, spender, before, after },
    value: 0n,
    data,
    simulate: async () => {
      await simulateIerc20Approve(config, { chainId, account, address: token, args })
      return { gas: await estimateGas(config, { chainId, account, to: token, data }) }
    },
    write: () => writeIerc20Approve(config, { chainId, account, address: token, args }),
  }
}

export const approvalKey = ({ id }: Pick<TradePlan, 'id'>) => `approve:trade:${id}`

/** Returns the key of the transaction that trades; it is the same on every view of the plan. */
export const swapKey = ({ id }: Pick<TradePlan, 'id'>) => `trade:${id}`

type SwapContext = Pick<TransactionIntent, 'summary' | 'amounts' | 'isCurrent'>

/** Builds the transaction that trades. What it brings goes to the account, never to another address. */
export function createSwapIntent(config: Config, plan: TradePlan, context: SwapContext): TransactionIntent {
  const { chainId, account, router, direction, amount } = plan
  const { data, simulate, write } = toSwapCall(config, plan)
  const value = direction === 'buy' ? amount : 0n
  return {
    key: swapKey(plan),
    kind: direction === 'buy' ? 'buyToken' : 'sellToken',
    chainId,
    account,
    to: router,
    token: plan.token,
    ...context,
    value,
    data,
    simulate: async () => {
      try {
        await simulate()
        return { gas: (await estimateGas(config, { chainId, account, to: router, data, value })) + averagesGas }
      } catch (cause) {
        throw explainRefusal(cause, deadlineOf(plan))
      }
    },
    write,
  }
}

/**
 * Gas of the price averages that a pair writes at its first use in a second: two words of at most 22,100 gas. An estimate in
 * the second of the last trade misses them, and with no more gas than that the trade would run out of gas.
 */
const averagesGas = 50_000n

type SwapCall = { data: Hex; simulate: () => Promise<unknown>; write: (simulated?: Simulated) => Promise<Hash> }

/**
 * Encodes a trade. These functions of the router compare what really arrived with the minimum, in a purchase after the token's
 * fees. They are right for tokens without fees as well; the others compare only what the router computed.
 */
function toSwapCall(config: Config, plan: TradePlan): SwapCall {
  const { chainId, account, token, router, wrappedCoin, direction, amount, minimum } = plan
  const at = { chainId, account, address: router }
  const deadline = deadlineOf(plan)
  if (direction === 'buy') {
    const args = [minimum, [wrappedCoin, token], account, deadline] as const
    const call = { ...at, args, value: amount }
    return {
      data: encodeFunctionData({
        abi: uniswapV2RouterAbi,
        functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
        args,
      }),
      simulate: () => simulateBuy(config, call),
      write: (simulated) => writeBuy(config, { ...call, ...simulated }),
    }
  }
  const args = [amount, minimum, [token, wrappedCoin], account, deadline] as const
  const call = { ...at, args }
  return {
    data: encodeFunctionData({
      abi: uniswapV2RouterAbi,
      functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
      args,
    }),
    simulate: () => simulateSell(config, call),
    write: (simulated) => writeSell(config, { ...call, ...simulated }),
  }
}
