import { expect, test } from 'vitest'
import { isMenuOpen } from './is-menu-open'
import { layoutInForce } from './layout-in-force'

const wide = layoutInForce('dubai', 1007)
const narrow = layoutInForce('dubai', 1006)

test('[c60] untouched, the menu is open where there is room and closed where there is none', () => {
  expect([isMenuOpen(wide, null), isMenuOpen(narrow, null)]).toEqual([true, false])
})

test('[c76] the toggle wins on its side of the boundary, and says nothing about the other', () => {
  const closed = { open: false, narrow: false }
  expect([isMenuOpen(wide, closed), isMenuOpen(narrow, closed)]).toEqual([false, false])
  const shut = { open: false, narrow: true }
  expect([isMenuOpen(narrow, { ...shut, open: true }), isMenuOpen(wide, shut)]).toEqual([true, true])
})

test('[c48] a layout without a sidebar begins with the menu closed at every width', () => {
  expect(isMenuOpen(layoutInForce('london', 1440), null)).toBe(false)
})
