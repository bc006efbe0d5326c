// Describes and validates a liquidity plan: what was decided before anything of it is signed.
import { isAddress, zeroHash } from 'viem'
import { z } from 'zod'
import type { LockTerms } from '@/features/tokens/locks/lock-calls.ts'

const address = z.string().refine((text) => isAddress(text, { strict: false }))
/** Never negative: the store reads no sign. */
const units = z.bigint()

const place = {
  /** Permanent name of the action: what was signed under it is never signed again. */
  id: z.string(),
  /** When the figures behind its bounds were read, ms since 1970. Plans of an earlier version lack it and count as old. */
  decidedAt: z.int().nonnegative().default(0),
  chainId: z.int(),
  account: address,
  token: address,
  router: address,
}

/** Who gets the first liquidity. `until`: second since 1970; `pair`: the lock is listed under it, and may be made before it. */
const recipientSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('self') }),
  z.object({ to: z.literal('burn') }),
  z.object({ to: z.literal('lock'), until: units, pair: address }),
])

const seedSchema = z.object({
  ...place,
  act: z.literal('seed'),
  amount: units,
  coin: units,
  minUnits: units,
  /** Plans of an earlier version lack it: they gave the liquidity to the account. */
  recipient: recipientSchema.default({ to: 'self' }),
})

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
  /** Least amount that the pair pays, before any fee. */
  minAmount: units,
  minCoin: units,
  /** The coin is paid as wrapped coin, and both assets straight from the pair, so that a token with fees pays them once. */
  isWrapped: z.boolean(),
})

/** A decided plan, before anything of it is signed. Base units, wei, units of liquidity. */
export const planSchema = z.discriminatedUnion('act', [seedSchema, addSchema, removeSchema])

export type SeedPlan = z.output<typeof seedSchema>
export type SeedRecipient = z.output<typeof recipientSchema>
export type AddPlan = z.output<typeof addSchema>
export type RemovePlan = z.output<typeof removeSchema>
export type LiquidityPlan = z.output<typeof planSchema>

type PlanTerms<Plan> = Plan extends LiquidityPlan ? Omit<Plan, keyof typeof place> : never

/** The part of a plan that a form decides. */
export type LiquidityTerms = PlanTerms<LiquidityPlan>

/** A plan whose liquidity goes to a lock. */
export type LockedPlan = SeedPlan & { recipient: Extract<SeedPlan['recipient'], { to: 'lock' }> }

export function isLockedPlan(plan: LiquidityPlan): plan is LockedPlan {
  return plan.act === 'seed' && plan.recipient.to === 'lock'
}

/** Returns the key of the creation of a plan's lock. */
export function lockKey({ id }: LiquidityPlan): string {
  return `lock:liquidity:${id}`
}

/**
 * Terms of a plan's lock. The salt is always zero: a second plan with the same date finds the lock of a first one that was left,
 * and does not create another.
 */
export function lockTerms({ account, recipient }: LockedPlan): LockTerms {
  return {
    beneficiary: account,
    startTimestamp: recipient.until,
    cliffSeconds: 0n,
    durationSeconds: 0n,
    salt: zeroHash,
    token: recipient.pair,
  }
}
