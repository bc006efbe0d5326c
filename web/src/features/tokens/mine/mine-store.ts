// Remembers on this device whose tokens are watched, for which accounts all networks are asked, and when tokens were created.
import { type Address, isAddress } from 'viem'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { followOtherTabs } from '@/lib/storage/checked-storage.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

const addressSchema = z.pipe(
  z.string().check(z.refine((text) => isAddress(text))),
  z.transform((text) => text as Address),
)
const choiceSchema = z.object({
  /** The account that the user chose to watch; its tokens are read without another click. */
  watched: z.catch(z.nullable(addressSchema), null),
  /** The accounts of the user about which all networks may be asked, the last one first. */
  everywhere: z.catch(z.array(addressSchema), []),
})
const datesSchema = z.object({
  /** When tokens were created, in seconds since 1970; by network and token. */
  dates: z.catch(z.record(z.string(), z.int()), {}),
})

type Choice = { watched: Address | null; everywhere: readonly Address[] }
type Dates = { dates: Readonly<Record<string, number>> }

/** Beyond this the oldest entries are forgotten. */
const mostDates = 500
const mostAccounts = 20

export const useMine = create<Choice>()(
  persist<Choice>(() => ({ watched: null, everywhere: [] }), {
    name: 'my-tokens',
    version: 1,
    storage: createJSONStorage(() => safeLocalStorage),
    merge: (kept, current) => ({ ...current, ...choiceSchema.safeParse(kept).data }),
  }),
)

/** By itself: each reading writes dates, and must not write back a choice that another tab has taken back. */
export const tokenDates = create<Dates>()(
  persist<Dates>(() => ({ dates: {} }), {
    name: 'token-dates',
    version: 1,
    storage: createJSONStorage(() => safeLocalStorage),
    merge: (kept, current) => ({ ...current, ...datesSchema.safeParse(kept).data }),
  }),
)

// Another tab may have chosen or read meanwhile.
followOtherTabs(useMine)
followOtherTabs(tokenDates)

/** Whether the user chose to have all networks asked about this account. */
export function useEverywhere(account: Address | undefined): boolean {
  return useMine(({ everywhere }) => account !== undefined && everywhere.includes(account))
}

/** @param account With its checksum, as wallets are read here. */
export function chooseEverywhere(account: Address, isChosen: boolean): void {
  const others = useMine.getState().everywhere.filter((each) => each !== account)
  useMine.setState({ everywhere: (isChosen ? [account, ...others] : others).slice(0, mostAccounts) })
}

const keyOf = (chainId: number, token: Address) => `${chainId}:${token.toLowerCase()}`

/** Returns when a token was created, if this device has read it before. Seconds since 1970. */
export function findDate(chainId: number, token: Address): number | undefined {
  return tokenDates.getState().dates[keyOf(chainId, token)]
}

export function keepDates(chainId: number, dates: ReadonlyMap<Address, number>): void {
  const read = [...dates].map(([token, date]) => [keyOf(chainId, token), date] as const)
  const all = { ...tokenDates.getState().dates, ...Object.fromEntries(read) }
  if (read.length > 0) tokenDates.setState({ dates: Object.fromEntries(Object.entries(all).slice(-mostDates)) })
}
