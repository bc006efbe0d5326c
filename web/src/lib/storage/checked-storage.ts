// Keeps a store in localStorage: takes back only what has the shape that is asked for, and follows the other tabs.
import type { PersistStorage } from 'zustand/middleware'
import { safeLocalStorage } from './safe-local-storage.ts'

/** Storage for zustand's `persist`, of version 1. What `parse` throws at counts as nothing stored. */
export function createCheckedStorage<State>(parse: (state: unknown) => State): PersistStorage<State> {
  return {
    getItem(name) {
      try {
        return { state: parse(JSON.parse(safeLocalStorage.getItem(name) ?? '').state), version: 1 }
      } catch {
        return null
      }
    },
    setItem: (name, value) => safeLocalStorage.setItem(name, JSON.stringify(value)),
    removeItem: safeLocalStorage.removeItem,
  }
}

type PersistedStore = {
  persist: { getOptions(): { name?: string | undefined }; rehydrate(): Promise<void> | void }
}

/** Reads a store again when another tab has written it. */
export function followOtherTabs({ persist }: PersistedStore): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key }) => {
    if (key === persist.getOptions().name) void persist.rehydrate()
  })
}
