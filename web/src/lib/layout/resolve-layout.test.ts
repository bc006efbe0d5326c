import { describe, expect, test } from 'vitest'
import { type LayoutName, layouts } from './layouts.ts'
import { getMenuShape, hasBrandColumn, readLayoutParameter, resolveLayout } from './resolve-layout.ts'

describe('readLayoutParameter', () => {
  test('[c46] ?layout= names each of the layouts, in any case and beside other parameters', () => {
    for (const name of Object.keys(layouts)) expect(readLayoutParameter(`?a=1&layout=${name}`)).toBe(name)
    expect(readLayoutParameter('?layout=LosAngeles&type=baby')).toBe('losangeles')
  })

  test('[c59] a name that no layout has is told from no name', () => {
    for (const name of ['', 'atlantis', 'constructor', 'dubai,london'])
      expect(readLayoutParameter(`?layout=${name}`)).toBe('unknown')
    expect(readLayoutParameter('')).toBeNull()
    expect(readLayoutParameter('?type=baby')).toBeNull()
  })
})

describe('resolveLayout', () => {
  const names = Object.keys(layouts) as LayoutName[]
  const wide = { dubai: 'compact-wrapper', london: 'only-body', seoul: 'compact-wrapper modern-type' }

  test('[c47] [c48] [c49] above 1006 px a layout has the classes of its own', () => {
    expect(wide).toEqual(
      Object.fromEntries(Object.keys(wide).map((name) => [name, classesAt(name as LayoutName, 1007)])),
    )
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
})

describe('getMenuShape', () => {
  test('[c76] dubai closes to a rail of icons, and on phones to nothing; there it opens over the page', () => {
    expect([shapes('dubai', 1007), shapes('dubai', 1006), shapes('dubai', 992), shapes('dubai', 991)]).toEqual([
      ['rail', 'docked'],
      ['rail', 'overlay'],
      ['rail', 'overlay'],
      ['hidden', 'overlay'],
    ])
  })

  test('[c48] [c52] [c54] rails, bars and pages without a sidebar close to nothing', () => {
    expect(shapes('tokyo', 1440)).toEqual(['hidden', 'docked'])
    expect(shapes('singapore', 1440)).toEqual(['hidden', 'docked'])
    expect(shapes('singapore', 1006)).toEqual(['rail', 'overlay']) // compact by now
    expect(shapes('london', 1440)).toEqual(['hidden', 'overlay'])
  })

  function shapes(name: LayoutName, width: number) {
    const layout = resolveLayout(name, width)
    return [getMenuShape(layout, width, false), getMenuShape(layout, width, true)]
  }
})

describe('hasBrandColumn', () => {
  test('[c65] the logo stands above the sidebar where that reaches the top of the page', () => {
    const columns = Object.entries(layouts).filter(([, classes]) => hasBrandColumn(classes, 'docked', 992))
    expect(columns.map(([name]) => name)).toEqual(['dubai', 'paris', 'tokyo', 'madrid', 'newyork'])
  })

  test('[c66] on a narrow header, over a rail of icons, and where the sidebar is away, it stands in the header', () => {
    for (const classes of Object.values(layouts)) {
      expect(hasBrandColumn(classes, 'overlay', 991)).toBe(false)
      for (const shape of ['rail', 'overlay', 'hidden'] as const)
        expect(hasBrandColumn(classes, shape, 1440)).toBe(false)
    }
  })
})
