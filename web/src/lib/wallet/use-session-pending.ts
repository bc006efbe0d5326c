import { useStore } from 'zustand'
import { appStore } from '@/lib/storage/app-store.ts'

/**
 * Whether the last session is reconnecting, which the header shows as its account: meanwhile no other part of the page
 * may claim that no wallet is connected. Use it only while none is; the remembered account is cleared once the session
 * is over.
 */
export function useSessionPending(): boolean {
  return useStore(appStore, ({ recentAccount }) => recentAccount !== null)
}
