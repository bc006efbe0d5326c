// Describes and stores the vesting of a list: what was decided before anything of it is signed. The chain says how far it is.
import { type Address, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

const address = z.custom<Address>((text) => typeof text === 'string' && isAddress(text, { strict: false }))

const planSchema = z.object({
  /** Salt of all its locks: another plan with the same terms makes other locks. */
  salt: z.custom<Hex>((text) => isHex(text) && text.length === 66),
  chainId: z.int(),
  account: address,
  token: address,
  /** Second since 1970. */
  start: z.int().nonnegative(),
  cliffSeconds: z.int().nonnegative(),
  durationSeconds: z.int().nonnegative(),
  /** Each beneficiary once; amounts in base units, as decimal digits. */
  recipients: z.array(z.object({ address, amount: z.string().regex(/^[1-9]\d*$/) })).min(1),
})

export type VestingPlan = z.output<typeof planSchema>
type PlanOwner = Pick<VestingPlan, 'chainId' | 'account' | 'token'>

export const vestingKey = ({ chainId, token, account }: PlanOwner) => `${chainId}:${token}:${account}`.toLowerCase()

type VestingStore = {
  /** One plan at a time for each token, account and network. */
  plans: Record<string, VestingPlan>
  save: (plan: VestingPlan) => void
  remove: (plan: VestingPlan) => void
}

const storeKey = 'vesting-plans'

/** Unfinished vesting plans on this device: after a reload they go on with the same locks. */
export const useVestingPlans = create<VestingStore>()(
  persist(
    (set) => ({
      plans: {},
      save: (plan) => set(({ plans }) => ({ plans: { ...plans, [vestingKey(plan)]: plan } })),
      remove: (plan) =>
        set(({ plans }) => ({
          plans: Object.fromEntries(Object.entries(plans).filter(([, { salt }]) => salt !== plan.salt)),
        })),
    }),
    {
      name: storeKey,
      version: 1,
      storage: createJSONStorage(() => safeLocalStorage),
      partialize: ({ plans }) => ({ plans }),
      merge: (kept, current) => ({ ...current, plans: parsePlans(kept) }),
    },
  ),
)

/** Parses the stored plans. Invalid data counts as empty, so that none of it is signed. */
function parsePlans(kept: unknown): Record<string, VestingPlan> {
  const { plans } = (kept ?? {}) as { plans?: unknown }
  return z.record(z.string(), planSchema).safeParse(plans).data ?? {}
}

/** Whether the plan survives a reload: reads the device's storage itself, which may be full or blocked. */
export function isPlanStored({ salt }: VestingPlan): boolean {
  try {
    return localStorage.getItem(storeKey)?.includes(salt) === true
  } catch {
    return false
  }
}

// Another tab must not sign the same step under another salt.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storeKey) void useVestingPlans.persist.rehydrate()
  })
