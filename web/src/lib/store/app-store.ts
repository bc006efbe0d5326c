import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { type AppState, initialState } from './app-state.ts'
import { readEnvelope, storeVersion } from './read-envelope.ts'
import { safeLocalStorage } from './safe-local-storage.ts'

/** What the page remembers of its user, in localStorage under `store`, version 2. */
export const appStore = createStore<AppState>()(
  persist<AppState, [], [], Partial<AppState>>(() => initialState, {
    name: 'store',
    version: storeVersion,
    storage: {
      getItem: (name) => readEnvelope(safeLocalStorage.getItem(name)),
      setItem: (name, value) => safeLocalStorage.setItem(name, JSON.stringify(value)),
      removeItem: safeLocalStorage.removeItem,
    },
    partialize: (state) => state,
  }),
)
