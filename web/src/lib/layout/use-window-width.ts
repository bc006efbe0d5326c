// Measures the window's width in pixels and its text size relative to the default.
import { useSyncExternalStore } from 'react'
import { assumedWidth } from '@/lib/constants.ts'

/** Returns the window's width in pixels, and 1221 before there is a window to measure. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, measure, () => assumedWidth)
}

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function measure() {
  return window.innerWidth
}

/** Returns the browser's text size relative to the default: 2 if a rem has 32 pixels. */
export function textScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || defaultRem) / defaultRem
}

/** Default pixels per rem. */
const defaultRem = 16
