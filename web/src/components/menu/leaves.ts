import { type NavItem, navItems } from '../layout/nav-items'

/** Every leaf of the menu, in its order. */
export const leaves: readonly NavItem[] = navItems.flatMap(({ items }) => items)
