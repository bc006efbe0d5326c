import type { StateStorage } from 'zustand/middleware'

/**
 * Local storage that may be full, blocked or absent: the page then works on without it. Whether a draft was really kept is
 * asked where it matters (isDraftKept).
 */
export const forgivingStorage: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => attempt(() => localStorage.removeItem(name)),
}

function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
