// Describes and validates a liquidity plan: what was decided before anything of it is signed.
import { isAddress } from 'viem'
import { z } from 'zod'

const address = z.string().refine((text) => isAddress(text, { strict: false }))
/** Never below zero: the store reads no sign. */
const units = z.bigint()

const place = {
  /** Names the act for ever: what was signed under it is never signed again. */
  id: z.string(),
  /** ms since 1970: when the figures were read that its bounds are of. Of an earlier version: unknown, so long ago. */
  decidedAt: z.int().nonnegative().default(0),
  chainId: z.int(),
  account: address,
  token: address,
  router: address,
}

const seedSchema = z.object({ ...place, act: z.literal('seed'), amount: units, coin: units, minUnits: units })

const addSchema = z.object({
  ...place,
  act: z.literal('add'),
  amount: units,
  coin: units,
  minAmount: units,
  minCoin: units,
})

const removeSchema = z.object({
  ...place,
  act: z.literal('remove'),
  pair: address,
  wrappedCoin: address,
  liquidity: units,
  /** What the pair pays at least, before any fee. */
  minAmount: units,
  minCoin: units,
  /** The coin comes as wrapped coin, and both straight from the pair: a token with fees pays them once then. */
  isWrapped: z.boolean(),
})

/** What was decided, before anything of it is signed. Base units, wei, units of liquidity. */
export const planSchema = z.discriminatedUnion('act', [seedSchema, addSchema, removeSchema])

export type SeedPlan = z.output<typeof seedSchema>
export type AddPlan = z.output<typeof addSchema>
export type RemovePlan = z.output<typeof removeSchema>
export type LiquidityPlan = z.output<typeof planSchema>

type PlanTerms<Plan> = Plan extends LiquidityPlan ? Omit<Plan, keyof typeof place> : never

/** What a form decides of a plan. */
export type LiquidityTerms = PlanTerms<LiquidityPlan>
