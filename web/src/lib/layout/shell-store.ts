import { createStore } from 'zustand/vanilla'

/** What is open around the page; forgotten with it. The names are those of specification §3 "Layout context". */
export type ShellState = {
  /** The search is open. */
  searchIcon: boolean
  /** The card of bookmarks is open. */
  bookMarkClass: boolean
  /** Its button has turned the sidebar over. */
  sideBarToggle: boolean
}

export const shellStore = createStore<ShellState>(() => ({
  searchIcon: false,
  bookMarkClass: false,
  sideBarToggle: false,
}))
