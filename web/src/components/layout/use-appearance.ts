// Reads the page's current appearance: the chosen layout, and whether the page is dark.
import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isDark } from '@/lib/layout/follow-theme.ts'
import { defaultLayout, type LayoutName } from '@/lib/layout/layouts.ts'
import { readLayoutParameter } from '@/lib/layout/resolve-layout.ts'
import { appStore } from '@/lib/storage/app-store.ts'

/**
 * Returns the layout that `?layout=` names, otherwise the stored one. A named layout is stored for the next visit; an
 * unknown name gives the default layout, and changes nothing stored.
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

/** Whether the page is dark, by choice or like the system. */
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
