import {
  simulateUniswapV2RouterRemoveLiquidity,
  simulateUniswapV2RouterRemoveLiquidityEth,
  uniswapV2RouterAbi,
  writeUniswapV2RouterRemoveLiquidity,
  writeUniswapV2RouterRemoveLiquidityEth,
} from '@saleyard/generated'
import { encodeFunctionData, type Hash, type Hex } from 'viem'
import type { Config } from 'wagmi'
import type { RemovePlan } from '@/features/token-create/liquidity/plan.ts'
import type { Simulated } from '@/lib/transactions/transaction-intent.ts'

type RemoveCall = {
  data: Hex
  simulate: (config: Config) => Promise<unknown>
  write: (config: Config, simulated?: Simulated) => Promise<Hash>
}

/**
 * Liquidity out of a pool. A token with fees goes straight from the pair to the account, and the coin with it as wrapped coin:
 * for coin itself the router would take both into its hands first, and the token would pay its fees on either way.
 *
 * @param deadline Unix time, s.
 */
export function toRemoveCall(plan: RemovePlan, deadline: bigint): RemoveCall {
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
