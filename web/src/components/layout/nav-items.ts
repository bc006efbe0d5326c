import { CirclePlus, type LucideIcon, Store } from 'lucide-react'
import { CurrencyReturn } from './currency-return.ts'

export type NavItem = {
  /** Key of en.json `nav`. */
  title: 'multiSender' | 'createToken' | 'myTokens'
  icon: LucideIcon
  path: '/multi-sender' | '/create-token' | '/my-tokens'
  type: 'link'
  /** Whether it is bookmarked from the start. */
  bookmark: boolean
}

export type NavGroup = { title: 'general' | 'tokens' | 'pinned'; items: readonly NavItem[] }

/** The one definition of the menu; whatever lists pages derives from it. */
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
