// Measures the window: its width in pixels, and how much larger its text is than usual.
import { useSyncExternalStore } from 'react'
import { assumedWidth } from '@/lib/constants.ts'

/** The window's width in pixels, and 1221 before there is a window to measure. */
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

/** How many times its usual size the reader has set text to, in the browser: 2 where a rem has 32 pixels. */
export function textScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual
}

/** Pixels of a rem where nobody has said otherwise. */
const usual = 16
