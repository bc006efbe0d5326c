import { createUnwrapIntent } from '@/features/token-create/liquidity/acts/create-unwrap-intent.ts'
import type { RemoveTerms } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import type { RemovePlan } from '@/features/token-create/liquidity/plan.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import type { startLiquidityWorld } from './start-liquidity-world.ts'

/** Turns what a removal has brought the first owner into coin. Wei that went and came, what the network took added again. */
export async function unwrapIn(
  world: Awaited<ReturnType<typeof startLiquidityWorld>>,
  { token, terms, amount }: { token: OurToken; terms: RemoveTerms; amount: bigint },
) {
  const plan = world.plan(token, world.firstOwner, terms) as RemovePlan
  const { holdings: before } = await world.market(token, world.firstOwner)
  const intent = createUnwrapIntent(world.config, plan, { amount, summary: '' })
  const { gasUsed, effectiveGasPrice } = await world.carryOut(intent)
  const { holdings: after } = await world.market(token, world.firstOwner)
  return {
    went: before.wrappedCoin - after.wrappedCoin,
    came: after.coin - before.coin + gasUsed * effectiveGasPrice,
  }
}
