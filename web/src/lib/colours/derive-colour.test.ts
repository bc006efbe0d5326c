import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './contrast'
import { deriveColour } from './derive-colour'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const surfaces = { light: ['#ffffff', '#f6f6fb'], dark: ['#17152a', '#0f0e1c'] } as const

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#7366ff')).toBeCloseTo(4.11, 1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('[c80] [c81] whatever colour is chosen can be read on the page, and written on, in either theme', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light' as const, 'dark' as const), (chosen, theme) => {
      const { color, content, tint } = deriveColour(chosen, theme)
      for (const ground of [...surfaces[theme], tint, content])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour that can be read stays as it was chosen', () => {
  expect(deriveColour('#0b5fa5', 'light').color).toBe('#0b5fa5')
  expect(deriveColour('#ffd166', 'dark').color).toBe('#ffd166')
  expect(deriveColour('#ffd166', 'light').color).not.toBe('#ffd166')
})

test('the surfaces are those of styles.css', () => {
  const css = readFileSync(new URL('../../styles.css', import.meta.url), 'utf8')
  for (const [index, name] of ['--color-base-100', '--color-base-200'].entries()) {
    const values = [...css.matchAll(new RegExp(`${name}: (#\\w+);`, 'g'))].map(([, value]) => value)
    expect(values).toEqual([surfaces.light[index], surfaces.dark[index]])
  }
})
