import {
  liquiditySeederAbi,
  liquiditySeederAddress,
  simulateLiquiditySeederSeed,
  writeLiquiditySeederSeed,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import type { TransactionIntent } from '../../../../lib/transactions/transaction-intent'
import type { SeedPlan } from '../plan'
import type { ActContext } from './act-context'
import { actKey } from './act-key'
import { estimateAct } from './estimate-act'

/** The first liquidity of a pool, through our seeder: at exactly this price, whatever strangers put into the pair before. */
export function createSeedIntent(config: Config, plan: SeedPlan, context: ActContext): TransactionIntent {
  const { chainId, account, token, router, amount, coin, minUnits } = plan
  const args = [token, router, amount, minUnits, context.deadline] as const
  const data = encodeFunctionData({ abi: liquiditySeederAbi, functionName: 'seed', args })
  const call = { chainId, account, to: liquiditySeederAddress, data, value: coin }
  return {
    key: actKey(plan),
    kind: 'seedLiquidity',
    chainId,
    account,
    to: liquiditySeederAddress,
    contract: 'LiquiditySeeder',
    summary: context.summary,
    amounts: context.amounts,
    value: coin,
    data,
    simulate: async () => {
      await simulateLiquiditySeederSeed(config, { chainId, account, args, value: coin })
      return { gas: await estimateAct(config, call) }
    },
    write: (simulated) => writeLiquiditySeederSeed(config, { chainId, account, args, value: coin, ...simulated }),
  }
}
