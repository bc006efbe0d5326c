import { useLocation, useNavigate } from '@tanstack/react-router'
import { namedLayout } from '@/lib/layout/named-layout.ts'
import { appStore } from '@/lib/store/app-store.ts'
import type { LayoutName } from '@/lib/store/layouts.ts'

/** Chooses a layout. Where the address names one, it names this one from now on: it would count more. */
export function useChooseLayout(): (layout: LayoutName) => void {
  const navigate = useNavigate()
  const isNamed = useLocation({ select: ({ searchStr }) => namedLayout(searchStr) !== null })
  return (layout) => {
    appStore.setState({ layout })
    if (isNamed)
      void navigate({ to: '.', search: (search: object) => ({ ...search, layout }), replace: true, resetScroll: false })
  }
}
