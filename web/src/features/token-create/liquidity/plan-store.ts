import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeLocalStorage } from '../../../lib/store/safe-local-storage'
import { type LiquidityPlan, planSchema } from './plan'

const plansSchema = z.record(z.string(), planSchema)

type PlanStore = {
  /** One at a time for each token, account and network. */
  plans: Record<string, LiquidityPlan>
  keep: (plan: LiquidityPlan) => void
  remove: (plan: LiquidityPlan) => void
}

type Where = Pick<LiquidityPlan, 'chainId' | 'token' | 'account'>

export const planKey = ({ chainId, token, account }: Where) => `${chainId}:${token}:${account}`.toLowerCase()

const storeKey = 'liquidity-plans'

/** What was decided and not finished, on this device: after a reload the same act goes on, under the same name. */
export const usePlans = create<PlanStore>()(
  persist(
    (set) => ({
      plans: {},
      keep: (plan) => set(({ plans }) => ({ plans: { ...plans, [planKey(plan)]: plan } })),
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
      partialize: ({ plans }) => ({ plans }),
      merge: (kept, current) => ({ ...current, plans: readPlans(kept) }),
    },
  ),
)

function isUnits(value: unknown): value is { units: string } {
  return typeof value === 'object' && value !== null && /^\d+$/.test(String((value as { units?: unknown }).units))
}

/** What cannot be read back is no plan: nothing is signed by it. */
function readPlans(kept: unknown): PlanStore['plans'] {
  const { data } = plansSchema.safeParse((kept as { plans?: unknown } | undefined)?.plans)
  return data ?? {}
}

// Another tab must not sign the same act under another name.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storeKey) void usePlans.persist.rehydrate()
  })
