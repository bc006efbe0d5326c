// Defines the menu: groups, links and icons.
import { CirclePlus, createLucideIcon, type LucideIcon, Store } from 'lucide-react'

/** A coin inside a return arrow, drawn on lucide's grid; lucide has no such icon. */
export const CurrencyReturn = createLucideIcon('currency-return', [
  ['path', { d: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', key: 'arc' }],
  ['path', { d: 'M3 3v5h5', key: 'head' }],
  [
    'path',
    {
      d: 'M14.75 9.4c-.5-.9-1.5-1.4-2.75-1.4-1.5 0-2.75.7-2.75 2s1.1 1.75 2.75 2 2.75.75 2.75 2-1.25 2-2.75 2c-1.25 0-2.25-.5-2.75-1.4',
      key: 's',
    },
  ],
  ['path', { d: 'M12 6.75V8m0 8v1.25', key: 'bar' }],
])

export type NavItem = {
  /** Key of en.json `nav`. */
  title: 'multiSender' | 'createToken' | 'myTokens'
  icon: LucideIcon
  path: '/multi-sender' | '/create-token' | '/my-tokens'
  type: 'link'
  /** Whether the page is bookmarked initially. */
  bookmark: boolean
}

export type NavGroup = { title: 'general' | 'tokens' | 'pinned'; items: readonly NavItem[] }

/** The only definition of the menu; every list of pages derives from it. */
export const navItems: readonly NavGroup[] = [
  {
    title: 'general',
    items: [{ title: 'multiSender', icon: CurrencyReturn, path: '/multi-sender', type: 'link', bookmark: true }],
  },
  {
    title: 'tokens',
    items: [
      { title: 'createToken', icon: CirclePlus, path: '/create-token', type: 'link', bookmark: false },
      { title: 'myTokens', icon: Store, path: '/my-tokens', type: 'link', bookmark: false },
    ],
  },
]

/** Every leaf of the menu, in order. */
export const leaves: readonly NavItem[] = navItems.flatMap(({ items }) => items)
