import type { AppState } from './app-state.ts'
import { appStore } from './app-store.ts'

/**
 * What is chosen in another tab is chosen here as well; each would else write its own over the other's. The account is each tab's
 * own: a remembered account means that this tab is about to reconnect, which a connection in another tab does not do.
 */
export function followOtherTabs(): () => void {
  const merge = (stored: unknown, mine: AppState): AppState => ({
    ...mine,
    ...(stored as Partial<AppState> | undefined),
    recentAccount: mine.recentAccount,
  })
  const follow = ({ key }: StorageEvent) => {
    if (key !== appStore.persist.getOptions().name) return
    appStore.persist.setOptions({ merge })
    void appStore.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
