import { type NavItem, navItems } from '@/components/layout/nav-items.ts'

/** Every leaf of the menu, in its order. */
export const leaves: readonly NavItem[] = navItems.flatMap(({ items }) => items)
