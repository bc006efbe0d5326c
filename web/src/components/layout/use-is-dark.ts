import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isDark } from '@/lib/follow-theme.ts'
import { appStore } from '@/lib/store/app-store.ts'

const query = '(prefers-color-scheme: dark)'

/** Whether the page is dark now, by choice or as the system is. */
export function useIsDark(): boolean {
  const theme = useStore(appStore, (state) => state.theme)
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  return isDark(theme, systemIsDark)
}

function subscribe(listener: () => void) {
  const system = matchMedia(query)
  system.addEventListener('change', listener)
  return () => system.removeEventListener('change', listener)
}
