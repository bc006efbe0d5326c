import {
  liquiditySeederAbi,
  liquiditySeederAddress,
  simulateLiquiditySeederSeed,
  writeLiquiditySeederSeed,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import type { SeedPlan } from '@/features/token-create/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { ActContext } from './act-context.ts'
import { actKey } from './act-key.ts'
import { estimateAct } from './estimate-act.ts'

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
