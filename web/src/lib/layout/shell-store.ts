import { createStore } from 'zustand/vanilla'

/** What is open around the page; never stored. The names are those of specification §3 "Layout context". */
export type ShellState = {
  /** The search is open. */
  searchIcon: boolean
  /** The card of bookmarks is open. */
  bookMarkClass: boolean
  /** The menu's button has inverted the menu's initial state: an open one is closed, a collapsed one is open. */
  sideBarToggle: boolean
}

export const shellStore = createStore<ShellState>(() => ({
  searchIcon: false,
  bookMarkClass: false,
  sideBarToggle: false,
}))
