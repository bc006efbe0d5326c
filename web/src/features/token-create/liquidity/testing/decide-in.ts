import type { Address } from 'viem'
import { sharedOut } from '@/features/token-create/liquidity/arithmetic/shared-out.ts'
import { feesFor } from '@/features/token-create/liquidity/fees-for.ts'
import { type AddTerms, judgeAdd } from '@/features/token-create/liquidity/judge/judge-add.ts'
import { judgeRemove, type RemoveTerms } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import { judgeSeed, type SeedTerms } from '@/features/token-create/liquidity/judge/judge-seed.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import type { startLiquidityWorld } from './start-liquidity-world.ts'

const coin = { symbol: 'ETH', decimals: 18 }
const shifted = (value: bigint, decimals: number) => `${value / 10n ** BigInt(decimals)}`

/** What the forms decide of what one types, in the pools of a world; throws what they would say of it. */
export function decideIn(world: Awaited<ReturnType<typeof startLiquidityWorld>>) {
  /** A tenth of the supply and ten coins. */
  async function seed(token: OurToken, account = world.firstOwner): Promise<SeedTerms> {
    const context = { token, coin, ...(await world.market(token, account)) }
    const amount = shifted(token.totalSupply / 10n, token.decimals)
    const { terms, problems } = judgeSeed({ amount, coin: '10' }, context)
    if (!terms) throw new Error(JSON.stringify(problems))
    return terms
  }

  async function add(token: OurToken, account: Address, slippage = '1') {
    const before = await world.market(token, account)
    const amount = shifted(token.totalSupply / 1_000n, token.decimals)
    const fees = feesFor(token, account)
    const { terms, problems } = judgeAdd({ amount, coin: '1', slippage }, { token, coin, fees, ...before })
    if (!terms) throw new Error(JSON.stringify(problems))
    return { terms: terms as AddTerms, fees, ...before }
  }

  async function remove(token: OurToken, account: Address, part = 1n) {
    const { market, holdings } = await world.market(token, account)
    if (!('pair' in market)) throw new Error('There is no pair')
    const liquidity = holdings.liquidity / part
    const typed = `${liquidity / 10n ** 18n}.${(liquidity % 10n ** 18n).toString().padStart(18, '0')}`
    const context = { token, market: market as typeof market & { pair: Address }, holdings }
    const { terms, problems } = judgeRemove({ liquidity: typed, slippage: '1' }, context)
    if (!terms) throw new Error(JSON.stringify(problems))
    return { terms: terms as RemoveTerms, holdings, paid: sharedOut(liquidity, market) }
  }

  return { seed, add, remove }
}
