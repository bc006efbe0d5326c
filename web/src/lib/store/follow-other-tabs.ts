import { appStore } from './app-store'

/** What is chosen in another tab is chosen here as well; each would else write its own over the other's. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === appStore.persist.getOptions().name) void appStore.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
