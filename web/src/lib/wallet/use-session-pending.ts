import { useStore } from 'zustand'
import { appStore } from '@/lib/storage/app-store.ts'

/**
 * Whether the last session is on its way, which the header shows as its account: nothing else of the page may say meanwhile that no
 * wallet is connected. To be asked where none is; what is remembered is forgotten once the session is over.
 */
export function useSessionPending(): boolean {
  return useStore(appStore, ({ recentAccount }) => recentAccount !== null)
}
