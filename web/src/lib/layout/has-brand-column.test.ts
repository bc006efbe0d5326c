import { expect, test } from 'vitest'
import { layouts } from './layouts.ts'
import { hasBrandColumn } from './resolve-layout.ts'

test('[c65] the logo stands above the sidebar where that reaches the top of the page', () => {
  const columns = Object.entries(layouts).filter(([, classes]) => hasBrandColumn(classes, 'beside', 992))
  expect(columns.map(([name]) => name)).toEqual(['dubai', 'paris', 'tokyo', 'madrid', 'newyork'])
})

test('[c66] on a narrow header, over a rail of icons, and where the sidebar is away, it stands in the header', () => {
  for (const classes of Object.values(layouts)) {
    expect(hasBrandColumn(classes, 'over', 991)).toBe(false)
    for (const shape of ['rail', 'over', 'away'] as const) expect(hasBrandColumn(classes, shape, 1440)).toBe(false)
  }
})
