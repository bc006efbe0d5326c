// Keeps the wanted ending of the draft's address, in memory only.
import type { Hex } from 'viem'
import { create } from 'zustand'
import type { AddressEnding } from './salt-miner.ts'

type VanitySettings = {
  /** Wanted ending of the draft's address; kept while the user returns to the form. */
  wanted?: AddressEnding & { salt: Hex }
  /** @param salt The draft's salt: another draft has no wanted ending yet. */
  setWanted: (ending: AddressEnding, salt: Hex) => void
  /** Keeps the wanted ending for another salt. */
  moveTo: (salt: Hex) => void
  clear: () => void
}

/** Wanted ending of the draft's address, in memory only: a search begins by a click, never by a reload. */
export const useVanitySettings = create<VanitySettings>()((set) => ({
  setWanted: (ending, salt) => set({ wanted: { ...ending, salt } }),
  moveTo: (salt) => set(({ wanted }) => ({ wanted: wanted && { ...wanted, salt } })),
  clear: () => set({ wanted: undefined }),
}))
