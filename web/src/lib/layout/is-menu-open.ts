import type { LayoutInForce } from './layout-in-force'

/** What the toggle was last set to, and on which side of the boundary it was pressed. */
export type MenuToggle = { open: boolean; narrow: boolean }

/** As the layout begins, or as the toggle says, until the boundary is crossed. */
export function isMenuOpen(
  { narrow, collapsed }: Pick<LayoutInForce, 'narrow' | 'collapsed'>,
  toggle: MenuToggle | null,
): boolean {
  return toggle?.narrow === narrow ? toggle.open : !collapsed
}
