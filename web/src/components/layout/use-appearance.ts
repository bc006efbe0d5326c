// Reads how the page looks now: the chosen layout, and whether it is dark.
import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isDark } from '@/lib/layout/follow-theme.ts'
import { defaultLayout, type LayoutName } from '@/lib/layout/layouts.ts'
import { readLayoutParameter } from '@/lib/layout/resolve-layout.ts'
import { appStore } from '@/lib/storage/app-store.ts'

/**
 * What `?layout=` names, else what was chosen before. What is named is kept for the next visit; a name that no layout has
 * gives the default one, and changes nothing that is kept.
 */
export function useChosenLayout(): LayoutName {
  const stored = useStore(appStore, ({ layout }) => layout)
  const named = readLayoutParameter(useLocation({ select: ({ searchStr }) => searchStr }))
  useEffect(() => {
    if (named && named !== 'unknown') appStore.setState({ layout: named })
  }, [named])
  return named === 'unknown' ? defaultLayout : (named ?? stored)
}

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
