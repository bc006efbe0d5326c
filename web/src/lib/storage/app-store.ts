// Stores the user's settings in localStorage, reads older versions, and follows other tabs.

import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { defaultLayout, isLayoutName, type LayoutName } from '@/lib/layout/layouts.ts'
import { isLanguage, type Language } from '@/locales/index.ts'
import { safeLocalStorage } from './safe-local-storage.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The user's settings. */
export type AppState = {
  theme: Theme
  language: Language
  /** Shown dimmed while a wallet reconnects; says nothing about being connected. */
  recentAccount: { address: `0x${string}`; chainId: number } | null
  /** Chosen by `?layout=` or in the customizer; the active layout depends on it and on the width. */
  layout: LayoutName
  /** `auto`: that of the language. */
  direction: 'auto' | 'ltr' | 'rtl'
  /** Shows the app in a box, in any layout. */
  boxed: boolean
  sidebarIcon: 'stroke' | 'fill'
  backgroundMix: 'light' | 'dark-sidebar' | 'dark'
  /** `#rrggbb`; null: the brand's. */
  primaryColor: string | null
  secondaryColor: string | null
  /** Pinned titles of the menu (keys of en.json `nav`). Starts as one empty text, which means none. */
  pinedMenu: readonly string[]
  /** Money in which amounts of coins are shown beside them; read from the network's price feed. */
  money: 'none' | 'usd'
  /** Most bytes of a signed transaction for the wallet; 0: any length; null: what hardware wallets sign. */
  walletBytes: number | null
  /** Starred paths; null: those that the menu's definition flags. */
  bookmarks: readonly string[] | null
}

export const initialState: AppState = {
  theme: 'system',
  language: 'en',
  recentAccount: null,
  layout: defaultLayout,
  direction: 'auto',
  boxed: false,
  sidebarIcon: 'stroke',
  backgroundMix: 'light',
  primaryColor: null,
  secondaryColor: null,
  pinedMenu: [''],
  money: 'none',
  walletBytes: null,
  bookmarks: null,
}

const isColor = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 100 && value.every((text) => typeof text === 'string')

function isOneOf<const Value>(...values: Value[]): (value: unknown) => value is Value {
  return (value): value is Value => values.includes(value as Value)
}

const readers: { [Key in keyof AppState]: (value: unknown) => value is AppState[Key] } = {
  theme: isOneOf('system', 'light', 'dark'),
  language: isLanguage,
  recentAccount: isAccount,
  layout: isLayoutName,
  direction: isOneOf('auto', 'ltr', 'rtl'),
  boxed: isOneOf<boolean>(true, false),
  sidebarIcon: isOneOf('stroke', 'fill'),
  backgroundMix: isOneOf('light', 'dark-sidebar', 'dark'),
  primaryColor: isColor,
  secondaryColor: isColor,
  pinedMenu: isTexts,
  money: isOneOf('none', 'usd'),
  walletBytes: (value): value is number | null => value === null || (Number.isSafeInteger(value) && Number(value) >= 0),
  bookmarks: (value): value is string[] | null => value === null || isTexts(value),
}

/** Keeps the valid fields of a stored state; an invalid field counts as no choice. */
function readState(stored: unknown): Partial<AppState> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, value]) => Object.hasOwn(readers, key) && readers[key as keyof AppState](value),
    ),
  )
}

function isAccount(value: unknown): value is AppState['recentAccount'] {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { address, chainId } = value as Record<string, unknown>
  return typeof address === 'string' && /^0x[0-9a-fA-F]{40}$/.test(address) && typeof chainId === 'number'
}

/** The version written to localStorage. */
const storeVersion = 2

/** Older versions used today's field names; any other version is unknown. */
const knownVersions: readonly unknown[] = [0, 1, storeVersion]

/** Reads a stored envelope into today's version; null if it is no JSON, has another shape or a later version. */
function readEnvelope(text: string | null): { state: Partial<AppState>; version: number } | null {
  const { state, version } = parse(text)
  return knownVersions.includes(version) ? { state: readState(state), version: storeVersion } : null
}

function parse(text: string | null): { state?: unknown; version?: unknown } {
  try {
    return { ...JSON.parse(text ?? '') }
  } catch {
    return {}
  }
}

/** The user's settings, in localStorage under `store`, version 2. */
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

/**
 * Adopts settings that another tab stores; otherwise each tab would overwrite the other's. The account stays each tab's
 * own: a remembered account means that this tab is about to reconnect, which a connection in another tab does not mean.
 */
export function followOtherTabs(): () => void {
  const merge = (stored: unknown, mine: AppState): AppState => ({
    ...mine,
    ...(stored as Partial<AppState> | undefined),
    recentAccount: mine.recentAccount,
  })
  const follow = ({ key }: StorageEvent) => {
    if (key !== appStore.persist.getOptions().name) return
    appStore.persist.setOptions({ merge })
    void appStore.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
