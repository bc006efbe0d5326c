import { appStore } from '@/lib/store/app-store.ts'

/** Calls at once, and whenever the user's choice or the system's colour scheme has changed. Returns what ends it. */
export function followScheme(apply: (systemIsDark: boolean) => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const tell = () => apply(system.matches)
  tell()
  system.addEventListener('change', tell)
  const unsubscribe = appStore.subscribe(tell)
  return () => {
    system.removeEventListener('change', tell)
    unsubscribe()
  }
}
