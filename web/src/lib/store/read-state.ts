import { isLanguage } from '@/locales/index.ts'
import type { AppState } from './app-state.ts'
import { isLayoutName } from './layouts.ts'

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
  bookmarks: (value): value is string[] | null => value === null || isTexts(value),
}

/** What makes sense of what was stored; each part that makes none counts as no choice. */
export function readState(stored: unknown): Partial<AppState> {
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
