import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { type AppState, initialState } from './app-state'
import { readState } from './read-state'
import { safeLocalStorage } from './safe-local-storage'

/** What the page remembers of its user, in localStorage under `store`, version 2. Other versions are dropped. */
export const appStore = createStore<AppState>()(
  persist(() => initialState, {
    name: 'store',
    version: 2,
    storage: createJSONStorage(() => safeLocalStorage),
    migrate: () => initialState,
    merge: (stored, current) => ({ ...current, ...readState(stored) }),
  }),
)
