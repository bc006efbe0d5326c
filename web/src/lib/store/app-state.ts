import type { Language } from '@/locales/index.ts'
import { defaultLayout, type LayoutName } from './layouts.ts'

export type Theme = 'system' | 'light' | 'dark'

/** What the page remembers of its user. */
export type AppState = {
  theme: Theme
  language: Language
  /** Shown dimmed while a wallet reconnects; says nothing about being connected. */
  recentAccount: { address: `0x${string}`; chainId: number } | null
  /** Chosen by `?layout=` or in the customizer; the one in force follows from it and from the width. */
  layout: LayoutName
  /** `auto`: as the language is written. */
  direction: 'auto' | 'ltr' | 'rtl'
  /** The app in a box, whatever the layout. */
  boxed: boolean
  sidebarIcon: 'stroke' | 'fill'
  backgroundMix: 'light' | 'dark-sidebar' | 'dark'
  /** `#rrggbb`; null: the brand's. */
  primaryColor: string | null
  secondaryColor: string | null
  /** Titles of the menu (keys of en.json `nav`) that stand first. Begins as one empty text, which stands for nothing. */
  pinedMenu: readonly string[]
  /** Paths with a star; null: those that the menu's definition flags. */
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
  bookmarks: null,
}
