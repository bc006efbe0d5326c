import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { namedLayout } from '@/lib/layout/named-layout.ts'
import { appStore } from '@/lib/store/app-store.ts'
import { defaultLayout, type LayoutName } from '@/lib/store/layouts.ts'

/**
 * What `?layout=` names, else what was chosen before. What is named is kept for the next visit; a name that no layout has
 * gives the default one, and changes nothing that is kept.
 */
export function useChosenLayout(): LayoutName {
  const kept = useStore(appStore, ({ layout }) => layout)
  const named = namedLayout(useLocation({ select: ({ searchStr }) => searchStr }))
  useEffect(() => {
    if (named && named !== 'unknown') appStore.setState({ layout: named })
  }, [named])
  return named === 'unknown' ? defaultLayout : (named ?? kept)
}
