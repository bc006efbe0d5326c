import { expect, test } from 'vitest'
import { type LayoutName, layouts } from './layouts.ts'
import { resolveLayout } from './resolve-layout.ts'

const names = Object.keys(layouts) as LayoutName[]
const wide = { dubai: 'compact-wrapper', london: 'only-body', seoul: 'compact-wrapper modern-type' }

test('[c47] [c48] [c49] above 1006 px a layout has the classes of its own', () => {
  expect(wide).toEqual(Object.fromEntries(Object.keys(wide).map((name) => [name, classesAt(name as LayoutName, 1007)])))
  for (const name of names) expect(classesAt(name, 1440)).toBe(layouts[name])
})

test('[c60] the sidebar is collapsed at 1006 px and open at 1007 px, whatever the layout', () => {
  for (const name of names) {
    expect(resolveLayout(name, 1006).collapsed).toBe(true)
    expect(resolveLayout(name, 1007).collapsed, name).toBe(name === 'london') // which has no sidebar
  }
})

test('[c61] at 1006 px a menu bar becomes a sidebar, and keeps what else makes the layout', () => {
  expect(classesAt('losangeles', 1006)).toBe('compact-wrapper material-type')
  expect(classesAt('singapore', 1006)).toBe('compact-wrapper enterprice-type')
  expect(classesAt('barcelona', 320)).toBe('compact-wrapper enterprice-type advance-layout')
  for (const name of names.filter((name) => !layouts[name].includes('horizontal')))
    expect(classesAt(name, 320)).toBe(layouts[name])
})

function classesAt(name: LayoutName, width: number) {
  return resolveLayout(name, width).classes
}
