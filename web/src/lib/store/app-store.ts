import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { isLanguage, type Language } from '../../locales'
import { safeLocalStorage } from './safe-local-storage'

export type Theme = 'system' | 'light' | 'dark'

export type AppState = {
  theme: Theme
  language: Language
  /** Shown dimmed while a wallet reconnects; says nothing about being connected. */
  recentAccount: { address: `0x${string}`; chainId: number } | null
}

const initial: AppState = { theme: 'system', language: 'en', recentAccount: null }

/** What the page remembers of its user, in localStorage under `store`, version 2. Other versions are dropped. */
export const appStore = createStore<AppState>()(
  persist(() => initial, {
    name: 'store',
    version: 2,
    storage: createJSONStorage(() => safeLocalStorage),
    migrate: () => initial,
    merge: (stored, current) => ({ ...current, ...readState(stored) }),
  }),
)

function readState(stored: unknown): Partial<AppState> {
  if (typeof stored !== 'object' || stored === null) return {}
  const { theme, language, recentAccount } = stored as Record<string, unknown>
  return {
    ...(isTheme(theme) && { theme }),
    ...(isLanguage(language) && { language }),
    ...(isAccount(recentAccount) && { recentAccount }),
  }
}

function isTheme(value: unknown): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark'
}

function isAccount(value: unknown): value is NonNullable<AppState['recentAccount']> {
  if (typeof value !== 'object' || value === null) return false
  const { address, chainId } = value as Record<string, unknown>
  return typeof address === 'string' && /^0x[0-9a-fA-F]{40}$/.test(address) && typeof chainId === 'number'
}
