import { expect, test } from 'vitest'
import { type LayoutName, layouts } from '@/lib/layout/layouts.ts'
import { type Sketch, sketches } from './layout-picture.tsx'

/** What a drawing can show, and the classes of the layouts that have it. */
const features: [(sketch: Sketch) => boolean, string[]][] = [
  [({ side }) => side === 0, ['horizontal-wrapper', 'only-body']],
  [({ bar }) => bar !== undefined, ['horizontal-wrapper']],
  [({ card = false }) => card, ['modern-type']],
  [({ sideFill }) => sideFill !== undefined, ['dark-sidebar', 'color-sidebar']],
  [({ mark }) => mark !== undefined, ['compact-sidebar']],
  [({ box }) => box !== undefined, ['box-layout']],
  [({ band }) => band !== undefined, ['material-type', 'material-icon']],
  [({ sheet = false }) => sheet, ['material-type']],
  [({ header }) => header === 'floating', ['material-icon']],
  [({ header }) => header === 'tools', ['only-body']],
  [({ round = 3 }) => round > 3, ['material-icon']],
  [({ round = 3 }) => round < 3, ['advance-layout']],
]

test.each(features)('[c79] the drawings show what the classes do: %s for %j', (isDrawn, classes) => {
  for (const [name, sketch] of Object.entries(sketches)) {
    const has = layouts[name as LayoutName].split(' ').some((each) => classes.includes(each))
    expect(isDrawn(sketch), name).toBe(has)
  }
})

test('[c54] the small compact sidebar is drawn narrower than the compact one, and that narrower than the usual', () => {
  const { moscow, rome, tokyo, dubai } = sketches
  expect(moscow.side).toBe(rome.side)
  expect(moscow.side).toBeLessThan(tokyo.side)
  expect(tokyo.side).toBeLessThan(dubai.side)
})
