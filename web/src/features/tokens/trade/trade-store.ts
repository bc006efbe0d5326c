// Stores the decided trades on this device, for all tabs, so that after a reload the same action continues under the same key.
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { quoteLifetime, type TradePlan, tradeSchema } from './trade-plan.ts'

type TradeStore = {
  /** One trade at a time for each token, account and network. */
  trades: Record<string, TradePlan>
  save: (plan: TradePlan) => void
  remove: (plan: TradePlan) => void
}

type TradeOwner = Pick<TradePlan, 'chainId' | 'token' | 'account'>

export const tradeKey = ({ chainId, token, account }: TradeOwner) => `${chainId}:${token}:${account}`.toLowerCase()

const storeKey = 'trades'

/** Decided trades on this device. */
export const useTrades = create<TradeStore>()(
  persist(
    (set) => ({
      trades: {},
      save: (plan) => set(({ trades }) => ({ trades: { ...trades, [tradeKey(plan)]: plan } })),
      remove: (plan) =>
        set(({ trades }) => ({
          trades: Object.fromEntries(Object.entries(trades).filter(([, { id }]) => id !== plan.id)),
        })),
    }),
    {
      name: storeKey,
      version: 1,
      storage: createJSONStorage(() => safeLocalStorage, {
        replacer: (_, value) => (typeof value === 'bigint' ? { units: value.toString() } : value),
        reviver: (_, value) => (isUnits(value) ? BigInt(value.units) : value),
      }),
      partialize: ({ trades }) => ({ trades }),
      merge: (kept, current) => ({ ...current, trades: parseStored(kept) }),
    },
  ),
)

/** Whether a trade is still the decided one, in every tab, and its quote not too old by the device's clock. */
export function isDecided(plan: TradePlan): boolean {
  // Another tab may have written since the last event.
  void useTrades.persist.rehydrate()
  const isKept = useTrades.getState().trades[tradeKey(plan)]?.id === plan.id
  return isKept && Date.now() - plan.decidedAt <= quoteLifetime * 1_000
}

function isUnits(value: unknown): value is { units: string } {
  return typeof value === 'object' && value !== null && /^\d+$/.test(String((value as { units?: unknown }).units))
}

/** Parses the stored trades. An invalid one counts as none, so that it is not signed; the others stay. */
function parseStored(kept: unknown): TradeStore['trades'] {
  const { trades } = (kept ?? {}) as Record<string, unknown>
  const entries = Object.entries(z.record(z.string(), z.unknown()).safeParse(trades).data ?? {})
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const { data } = tradeSchema.safeParse(value)
      return data ? [[key, data]] : []
    }),
  )
}

// Another tab must not sign the same action under another key.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storeKey) void useTrades.persist.rehydrate()
  })
