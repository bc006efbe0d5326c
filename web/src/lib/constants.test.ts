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
} from './constants.ts'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')
const variable = (name: string) => css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1]

test('[c84] the widths of styles.css are those of the specification', () => {
  // In units of the browser's own text size, 16 px by default: larger text needs more room.
  for (const [name, width] of Object.entries(breakpoints))
    expect(variable(`breakpoint-${name}`)).toBe(`${width / 16}rem`)
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
  expect(translationReads).toEqual({ retries: 5, retryDelay: 350, parallel: 10 })
})

test('[c245] what moves takes the times of the specification, and none where no motion is wanted', () => {
  expect(transitions).toEqual({ fade: 150, collapse: 350, modal: 300, carousel: 600, offcanvas: 300 })
  const motion = readFileSync(new URL('../styles/motion.css', import.meta.url), 'utf8')
  const [always = '', reduced = ''] = motion.split('@media (prefers-reduced-motion: reduce)')
  for (const [name, milliseconds] of Object.entries(transitions)) {
    expect(always).toContain(`--motion-${name}: ${milliseconds}ms;`)
    expect(reduced).toContain(`--motion-${name}: 0ms;`)
  }
  for (const name of ['modal', 'collapse', 'fade', 'offcanvas']) expect(reduced).toContain(`var(--motion-${name})`)
})
