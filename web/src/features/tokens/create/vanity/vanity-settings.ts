// Keeps the wanted ending of the draft's address, in memory only.
import type { Hex } from 'viem'
import { create } from 'zustand'
import type { AddressEnding } from './salt-miner.ts'

type VanitySettings = {
  /** What the address of the draft should end in; kept while the form is gone back to. */
  wanted?: AddressEnding & { salt: Hex }
  /** @param salt The draft's: another draft has no wish yet. */
  setWanted: (ending: AddressEnding, salt: Hex) => void
  /** The same wish, met by another salt. */
  moveTo: (salt: Hex) => void
  clear: () => void
}

/** Not kept on the device: a search begins by a click, never by a reload. */
export const useVanitySettings = create<VanitySettings>()((set) => ({
  setWanted: (ending, salt) => set({ wanted: { ...ending, salt } }),
  moveTo: (salt) => set(({ wanted }) => ({ wanted: wanted && { ...wanted, salt } })),
  clear: () => set({ wanted: undefined }),
}))
