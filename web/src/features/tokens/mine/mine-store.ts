// Remembers on this device whose tokens are watched, whether all networks are asked, and when tokens were created.
import { type Address, isAddress } from 'viem'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

const stateSchema = z.object({
  /** The account that the user chose to watch; its tokens are read without another click. */
  watched: z
    .string()
    .refine((text) => isAddress(text))
    .nullable()
    .catch(null),
  /** The user chose to have all networks asked about the own account. */
  isEverywhere: z.boolean().catch(false),
  /** When tokens were created, in seconds since 1970; by network and token. */
  dates: z.record(z.string(), z.int()).catch({}),
})

type MineState = { watched: Address | null; isEverywhere: boolean; dates: Readonly<Record<string, number>> }

/** Beyond this the oldest entries are forgotten. */
const mostDates = 500

export const useMine = create<MineState>()(
  persist<MineState>(() => ({ watched: null, isEverywhere: false, dates: {} }), {
    name: 'my-tokens',
    version: 1,
    storage: createJSONStorage(() => safeLocalStorage),
    merge: (kept, current) => ({ ...current, ...stateSchema.safeParse(kept).data }),
  }),
)

const keyOf = (chainId: number, token: Address) => `${chainId}:${token.toLowerCase()}`

/** Returns when a token was created, if this device has read it before. Seconds since 1970. */
export function findDate(chainId: number, token: Address): number | undefined {
  return useMine.getState().dates[keyOf(chainId, token)]
}

export function keepDates(chainId: number, dates: ReadonlyMap<Address, number>): void {
  const read = [...dates].map(([token, date]) => [keyOf(chainId, token), date] as const)
  const all = { ...useMine.getState().dates, ...Object.fromEntries(read) }
  if (read.length > 0) useMine.setState({ dates: Object.fromEntries(Object.entries(all).slice(-mostDates)) })
}
