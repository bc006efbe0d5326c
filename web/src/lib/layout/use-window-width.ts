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
