import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { namedLayout } from '@/lib/layout/named-layout.ts'

/**
 * Calls back when a link leads to the page that is open already, for which the router draws nothing. A change of the layout, which
 * the address may name, and a jump within the page are no such links.
 */
export function useReopened(onReopen: () => void): void {
  const router = useRouter()
  const hear = useEffectEvent(onReopen)
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
        if (pathChanged || !fromLocation || toLocation.hash) return
        if (namedLayout(fromLocation.searchStr) === namedLayout(toLocation.searchStr)) hear()
      }),
    [router],
  )
}
