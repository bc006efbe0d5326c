// Stores the unfinished plans and the chosen routers on this device, for all tabs.
import { type Address, isAddress } from 'viem'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { type LiquidityPlan, planSchema } from './plan.ts'

const plansSchema = z.record(z.string(), planSchema)
const routersSchema = z.record(
  z.string(),
  z.string().refine((text) => isAddress(text)),
)

type PlanStore = {
  /** One plan at a time for each token, account and network. */
  plans: Record<string, LiquidityPlan>
  /** The last chosen router of each token that has none itself. */
  routers: Record<string, Address>
  chooseRouter: (token: Place, router: Address | undefined) => void
  save: (plan: LiquidityPlan) => void
  remove: (plan: LiquidityPlan) => void
}

type Place = Pick<LiquidityPlan, 'chainId' | 'token'>
type PlanOwner = Place & Pick<LiquidityPlan, 'account'>

export const planKey = ({ chainId, token, account }: PlanOwner) => `${chainId}:${token}:${account}`.toLowerCase()

export const placeKey = ({ chainId, token }: Place) => `${chainId}:${token}`.toLowerCase()

const storeKey = 'liquidity-plans'

/** Unfinished plans on this device: after a reload the same action continues under the same key. */
export const usePlans = create<PlanStore>()(
  persist(
    (set) => ({
      plans: {},
      routers: {},
      chooseRouter: (token, router) =>
        set(({ routers }) => ({ routers: withRouter(routers, placeKey(token), router) })),
      save: (plan) =>
        set(({ plans, routers }) => ({
          plans: { ...plans, [planKey(plan)]: plan },
          routers: withRouter(routers, placeKey(plan), plan.router),
        })),
      remove: (plan) =>
        set(({ plans }) => ({
          plans: Object.fromEntries(Object.entries(plans).filter(([, { id }]) => id !== plan.id)),
        })),
    }),
    {
      name: storeKey,
      version: 1,
      storage: createJSONStorage(() => safeLocalStorage, {
        replacer: (_, value) => (typeof value === 'bigint' ? { units: value.toString() } : value),
        reviver: (_, value) => (isUnits(value) ? BigInt(value.units) : value),
      }),
      partialize: ({ plans, routers }) => ({ plans, routers }),
      merge: (kept, current) => ({ ...current, ...parseStored(kept) }),
    },
  ),
)

/** Whether a plan is still the one at hand, in every tab. */
export function isPlanned(plan: LiquidityPlan): boolean {
  // Another tab may have written since the last event.
  void usePlans.persist.rehydrate()
  return usePlans.getState().plans[planKey(plan)]?.id === plan.id
}

function isUnits(value: unknown): value is { units: string } {
  return typeof value === 'object' && value !== null && /^\d+$/.test(String((value as { units?: unknown }).units))
}

/** Parses the stored plans and routers. Invalid data counts as empty, so that none of it is signed. */
function parseStored(kept: unknown): Pick<PlanStore, 'plans' | 'routers'> {
  const { plans, routers } = (kept ?? {}) as Record<string, unknown>
  return { plans: plansSchema.safeParse(plans).data ?? {}, routers: routersSchema.safeParse(routers).data ?? {} }
}

function withRouter(
  { ...routers }: PlanStore['routers'],
  key: string,
  router: Address | undefined,
): PlanStore['routers'] {
  if (router) routers[key] = router
  else delete routers[key]
  return routers
}

// Another tab must not sign the same action under another key.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storeKey) void usePlans.persist.rehydrate()
  })
