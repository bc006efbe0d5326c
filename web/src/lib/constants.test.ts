import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  breakpoints,
  headerWidth,
  imageDeviceSizes,
  imageQuality,
  imageSizes,
  primaryColor,
  scrollToTopThreshold,
  secondaryColor,
  sidebarCollapseWidth,
  tokenDecimals,
  transitions,
  translationReads,
} from './constants'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')
const variable = (name: string) => css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1]

test('the widths of styles.css are those of the specification', () => {
  for (const [name, width] of Object.entries(breakpoints)) expect(variable(`breakpoint-${name}`)).toBe(`${width}px`)
  expect(variable('breakpoint-sidebar')).toBe(`${sidebarCollapseWidth + 1}px`)
})

test('the brand of styles.css is the primary colour of the specification', () => {
  expect(variable('color-brand')).toBe(primaryColor)
})

test('constants that no page acts on yet are the numbers of the specification', () => {
  expect([headerWidth, scrollToTopThreshold, tokenDecimals]).toEqual([991, 100, 18])
  expect(imageDeviceSizes).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840])
  expect([Math.min(...imageSizes), Math.max(...imageSizes), imageQuality]).toEqual([16, 384, 75])
  expect(secondaryColor).toBe('#f73164')
  expect(transitions).toEqual({ fade: 150, collapse: 350, modal: 300, carousel: 600, offcanvas: 300 })
  expect(translationReads).toEqual({ retries: 5, retryDelay: 350, parallel: 10 })
})
