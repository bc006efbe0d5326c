import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')
const variable = (name: string) => css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1]

test('the widths of styles.css are those of the specification', () => {
  for (const [name, width] of Object.entries(constants.breakpoints))
    expect(variable(`breakpoint-${name}`)).toBe(`${width}px`)
  expect(variable('breakpoint-sidebar')).toBe(`${constants.sidebarCollapseWidth + 1}px`)
})

test('the brand of styles.css is the primary colour of the specification', () => {
  expect(variable('color-brand')).toBe(constants.primaryColor)
})

test('constants that no page acts on yet are the numbers of the specification', () => {
  expect(constants).toMatchObject({
    headerWidth: 991,
    scrollToTopThreshold: 100,
    imageDeviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageQuality: 75,
    tokenDecimals: 18,
    secondaryColor: '#f73164',
    transitions: { fade: 150, collapse: 350, modal: 300, carousel: 600, offcanvas: 300 },
    translationReads: { retries: 5, retryDelay: 350, parallel: 10 },
  })
  expect([Math.min(...constants.imageSizes), Math.max(...constants.imageSizes)]).toEqual([16, 384])
})
