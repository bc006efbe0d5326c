// Builds the transaction that moves the money of a plan: seeding, adding or removing liquidity.

import {
  simulateLiquiditySeederSeed,
  simulateUniswapV2RouterAddLiquidityEth,
  simulateUniswapV2RouterRemoveLiquidity,
  simulateUniswapV2RouterRemoveLiquidityEth,
  writeLiquiditySeederSeed,
  writeUniswapV2RouterAddLiquidityEth,
  writeUniswapV2RouterRemoveLiquidity,
  writeUniswapV2RouterRemoveLiquidityEth,
} from '@saleyard/generated'
import { liquiditySeederAbi, liquiditySeederAddress, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, type Hash, type Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { deadAddress } from '@/features/tokens/create/identity/address.ts'
import type { Simulated, TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { explainRefusal } from './deadline.ts'
import type { AddPlan, LiquidityPlan, RemovePlan, SeedPlan } from './plan.ts'

/** Builds the transaction that moves the money of a plan. */
export function createActionIntent(config: Config, plan: LiquidityPlan, context: ActionContext): TransactionIntent {
  if (plan.act === 'seed') return createSeedIntent(config, plan, context)
  if (plan.act === 'add') return createAddIntent(config, plan, context)
  return createRemoveIntent(config, plan, context)
}

/** Inputs of a plan's transaction besides the plan. */
type ActionContext = {
  /** Last valid second by the chain's clock. */
  deadline: bigint
  /** Translated summary. */
  summary: string
  amounts: TransactionIntent['amounts']
  /** The lock that a first liquidity goes to, for a plan with one. */
  lock?: Address | undefined
}

/** Returns the key of the action that moves the money; it is the same on every view of the plan. */
export function actionKey({ id }: LiquidityPlan): string {
  return `liquidity:${id}`
}

/** Builds the first liquidity of a pool, through our seeder: at exactly this price, whatever others put into the pair before. */
function createSeedIntent(config: Config, plan: SeedPlan, context: ActionContext): TransactionIntent {
  const { chainId, account, token, router, amount, coin, minUnits } = plan
  const args = [token, router, amount, minUnits, recipientOf(plan, context.lock), context.deadline] as const
  const data = encodeFunctionData({ abi: liquiditySeederAbi, functionName: 'seed', args })
  const call = { chainId, account, to: liquiditySeederAddress, data, value: coin }
  return {
    key: actionKey(plan),
    kind: 'seedLiquidity',
    chainId,
    account,
    to: liquiditySeederAddress,
    contract: 'LiquiditySeeder',
    token,
    summary: context.summary,
    amounts: context.amounts,
    value: coin,
    data,
    simulate: async () => {
      await simulateLiquiditySeederSeed(config, { chainId, account, args, value: coin })
      return { gas: await estimateActionGas(config, call) }
    },
    write: (simulated) => writeLiquiditySeederSeed(config, { chainId, account, args, value: coin, ...simulated }),
  }
}

/** Returns who gets the liquidity. A lock that is not known yet is a fault of the caller, never a reason to pay another. */
function recipientOf({ recipient, account }: SeedPlan, lock: Address | undefined): Address {
  if (recipient.to === 'burn') return deadAddress
  if (recipient.to === 'self') return account
  if (!lock) throw new Error('The lock of the plan is missing')
  return lock
}

/** Builds an addition of liquidity through the router, at the pool's price then. The router returns surplus coin. */
function createAddIntent(config: Config, plan: AddPlan, context: ActionContext): TransactionIntent {
  const { chainId, account, token, router, amount, coin, minAmount, minCoin } = plan
  const { deadline, summary, amounts } = context
  const args = [token, amount, minAmount, minCoin, account, deadline] as const
  const data = encodeFunctionData({ abi: uniswapV2RouterAbi, functionName: 'addLiquidityETH', args })
  const call = { chainId, account, address: router, args, value: coin }
  return {
    key: actionKey(plan),
    kind: 'addLiquidity',
    chainId,
    account,
    to: router,
    token,
    summary,
    amounts,
    value: coin,
    data,
    simulate: async () => {
      try {
        await simulateUniswapV2RouterAddLiquidityEth(config, call)
        return { gas: await estimateActionGas(config, { chainId, account, to: router, data, value: coin }) }
      } catch (cause) {
        throw explainRefusal(cause, deadline)
      }
    },
    write: (simulated) => writeUniswapV2RouterAddLiquidityEth(config, { ...call, ...simulated }),
  }
}

/** Builds a removal of liquidity, by the route on which the token pays its fees at most once. */
function createRemoveIntent(config: Config, plan: RemovePlan, context: ActionContext): TransactionIntent {
  const { chainId, account, token, router } = plan
  const { deadline, summary, amounts } = context
  const { data, simulate, write } = toRemoveCall(plan, deadline)
  return {
    key: actionKey(plan),
    kind: 'removeLiquidity',
    chainId,
    account,
    to: router,
    token,
    summary,
    amounts,
    value: 0n,
    data,
    simulate: async () => {
      try {
        await simulate(config)
        return { gas: await estimateActionGas(config, { chainId, account, to: router, data }) }
      } catch (cause) {
        throw explainRefusal(cause, deadline)
      }
    },
    write: (simulated) => write(config, simulated),
  }
}

type RemoveCall = {
  data: Hex
  simulate: (config: Config) => Promise<unknown>
  write: (config: Config, simulated?: Simulated) => Promise<Hash>
}

/**
 * Encodes a removal of liquidity. A token with fees goes straight from the pair to the account, and the coin with it as wrapped
 * coin: to pay native coin the router would receive both first, and the token would pay its fees on both transfers.
 *
 * @param deadline Unix time, s.
 */
function toRemoveCall(plan: RemovePlan, deadline: bigint): RemoveCall {
  const { chainId, account, token, router, wrappedCoin, liquidity, minAmount, minCoin, isWrapped } = plan
  const at = { chainId, account, address: router }
  if (isWrapped) {
    const args = [token, wrappedCoin, liquidity, minAmount, minCoin, account, deadline] as const
    return {
      data: encodeFunctionData({ abi: uniswapV2RouterAbi, functionName: 'removeLiquidity', args }),
      simulate: (config) => simulateUniswapV2RouterRemoveLiquidity(config, { ...at, args }),
      write: (config, simulated) => writeUniswapV2RouterRemoveLiquidity(config, { ...at, args, ...simulated }),
    }
  }
  const args = [token, liquidity, minAmount, minCoin, account, deadline] as const
  return {
    data: encodeFunctionData({ abi: uniswapV2RouterAbi, functionName: 'removeLiquidityETH', args }),
    simulate: (config) => simulateUniswapV2RouterRemoveLiquidityEth(config, { ...at, args }),
    write: (config, simulated) => writeUniswapV2RouterRemoveLiquidityEth(config, { ...at, args, ...simulated }),
  }
}

/**
 * Gas of the price averages that a pair writes at its first use in a second: two words of at most 22,100 gas. An estimate in
 * the second of the last trade misses them, and with no more gas than that the action would run out of gas.
 */
const averagesGas = 50_000n

/** Estimates the most gas that an action on a pool needs. Throws if it would revert. */
async function estimateActionGas(
  config: Config,
  call: { chainId: number; account: Address; to: Address; data: Hex; value?: bigint },
): Promise<bigint> {
  return (await estimateGas(config, call)) + averagesGas
}
