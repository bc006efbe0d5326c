import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, deriveColour } from './derive-colour.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const surfaces = { light: ['#ffffff', '#f6f6fb'], dark: ['#17152a', '#0f0e1c'] } as const

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#7366ff')).toBeCloseTo(4.11, 1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('whatever colour is chosen can be seen, read and written on, in either theme', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light' as const, 'dark' as const), (chosen, theme) => {
      const { mark, color, content, tint } = deriveColour(chosen, theme)
      for (const ground of [...surfaces[theme], tint, content])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of surfaces[theme]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('a colour that can be read stays as it was chosen', () => {
  expect(deriveColour('#0b5fa5', 'light').color).toBe('#0b5fa5')
  expect(deriveColour('#ffd166', 'dark').color).toBe('#ffd166')
  expect(deriveColour('#ffd166', 'light').color).not.toBe('#ffd166')
})

test('a colour that can be seen marks as it was chosen, whatever text needs', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(deriveColour('#7366ff', theme)).toMatchObject({
      mark: '#7366ff',
      color: expect.not.stringMatching('#7366ff'),
    })
    expect(deriveColour('#f73164', theme)).toMatchObject({
      mark: '#f73164',
      color: expect.not.stringMatching('#f73164'),
    })
  }
  expect(deriveColour('#ffd166', 'light').mark).not.toBe('#ffd166')
})

test('the surfaces are those of styles.css', () => {
  const css = readFileSync(new URL('../../styles.css', import.meta.url), 'utf8')
  for (const [index, name] of ['--color-base-100', '--color-base-200'].entries()) {
    const values = [...css.matchAll(new RegExp(`${name}: (#\\w+);`, 'g'))].map(([, value]) => value)
    expect(values).toEqual([surfaces.light[index], surfaces.dark[index]])
  }
})
