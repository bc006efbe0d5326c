import type { OurToken } from '../../our-token'
import { createUnwrapIntent } from '../acts/create-unwrap-intent'
import type { RemoveTerms } from '../judge/judge-remove'
import type { RemovePlan } from '../plan'
import type { startLiquidityWorld } from './start-liquidity-world'

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
