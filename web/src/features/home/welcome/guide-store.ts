// Keeps on this device whether the guided first run was begun, and whether it is open.
import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

const key = 'guide'
const listeners = new Set<() => void>()

function set(state: 'open' | 'closed'): void {
  safeLocalStorage.setItem(key, state)
  for (const listener of listeners) listener()
}

/** Opens the guide, which leads from there on; a reload keeps it. */
export function openGuide(): void {
  set('open')
}

export function closeGuide(): void {
  set('closed')
}

/** Whether the guide was ever opened here: its test account keeps its session then. */
export function isGuideBegun(): boolean {
  return safeLocalStorage.getItem(key) !== null
}

export function useIsGuideOpen(): boolean {
  return useSyncExternalStore(subscribe, () => safeLocalStorage.getItem(key) === 'open')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
