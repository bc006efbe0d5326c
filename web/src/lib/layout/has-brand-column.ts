import { headerWidth } from '@/lib/constants.ts'
import type { MenuShape } from './menu-shape.ts'

/** Whether the logo stands above the sidebar, as a part of its column: there the whole of it needs room. Else the header has it. */
export function hasBrandColumn(classes: string, shape: MenuShape, width: number): boolean {
  if (width <= headerWidth || shape !== 'beside') return false
  return classes.startsWith('compact-') && !/modern-type|compact-small/.test(classes)
}
