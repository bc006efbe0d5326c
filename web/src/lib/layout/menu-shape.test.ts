import { expect, test } from 'vitest'
import type { LayoutName } from './layouts.ts'
import { menuShape, resolveLayout } from './resolve-layout.ts'

test('[c76] dubai closes to a rail of icons, and on phones to nothing; there it opens over the page', () => {
  expect([shapes('dubai', 1007), shapes('dubai', 1006), shapes('dubai', 992), shapes('dubai', 991)]).toEqual([
    ['rail', 'beside'],
    ['rail', 'over'],
    ['rail', 'over'],
    ['away', 'over'],
  ])
})

test('[c48] [c52] [c54] rails, bars and pages without a sidebar close to nothing', () => {
  expect(shapes('tokyo', 1440)).toEqual(['away', 'beside'])
  expect(shapes('singapore', 1440)).toEqual(['away', 'beside'])
  expect(shapes('singapore', 1006)).toEqual(['rail', 'over']) // compact by now
  expect(shapes('london', 1440)).toEqual(['away', 'over'])
})

function shapes(name: LayoutName, width: number) {
  const layout = resolveLayout(name, width)
  return [menuShape(layout, width, false), menuShape(layout, width, true)]
}
