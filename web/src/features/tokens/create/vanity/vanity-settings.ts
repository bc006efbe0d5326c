// Keeps the wanted ending of the draft's address, in memory only.
import type { Hex } from 'viem'
import { create } from 'zustand'
import type { Ending } from './salt-miner.ts'

type WishStore = {
  /** What the address of the draft should end in; kept while the form is gone back to. */
  wish?: Ending & { salt: Hex }
  /** @param salt The draft's: another draft has no wish yet. */
  want: (ending: Ending, salt: Hex) => void
  /** The same wish, met by another salt. */
  moveTo: (salt: Hex) => void
  giveUp: () => void
}

/** Not kept on the device: a search begins by a click, never by a reload. */
export const useWish = create<WishStore>()((set) => ({
  want: (ending, salt) => set({ wish: { ...ending, salt } }),
  moveTo: (salt) => set(({ wish }) => ({ wish: wish && { ...wish, salt } })),
  giveUp: () => set({ wish: undefined }),
}))
