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
  /** One at a time for each token, account and network. */
  plans: Record<string, LiquidityPlan>
  /** Where the pool of a token is that knows no router itself, as it was last chosen. */
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

/** What was decided and not finished, on this device: after a reload the same act goes on, under the same name. */
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

function isUnits(value: unknown): value is { units: string } {
  return typeof value === 'object' && value !== null && /^\d+$/.test(String((value as { units?: unknown }).units))
}

/** What cannot be read back is no plan: nothing is signed by it. */
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

// Another tab must not sign the same act under another name.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storeKey) void usePlans.persist.rehydrate()
  })
