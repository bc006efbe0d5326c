import type { LocalChain } from '@scripts/local-chain/start-local-chain.ts'
import type { Action } from '@scripts/replay/history/actions.ts'
import type { Market } from '@scripts/replay/history/market.ts'
import type { Random } from '@scripts/replay/history/random.ts'
import type { Address } from 'viem'

/** What is a kind's own in a history. */
export type Kind<State> = {
  contract: 'BabyToken' | 'BuybackBabyToken' | 'LiquidityGeneratorToken'
  factory: keyof LocalChain['addresses']
  /** What it pays dividends in, with a pool of its own. */
  createReward?(market: Pick<Market, 'client' | 'router' | 'send'>, name: string): Promise<Address>
  /** What the factory is told beside identity, supply and router. */
  drawParams(random: Random, totalSupply: bigint, rewardToken: Address): object
  /** What happens to it beside what happens to all. */
  actions: Record<string, Action>
  /** What the chain tells beside balances. */
  readState(market: Market, accounts: Address[]): Promise<State>
}
