import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashView } from './features/special-pages/errors/crash-view'
import { followColours } from './lib/colours/follow-colours'
import { followLanguage } from './lib/follow-language'
import { followTheme } from './lib/follow-theme'
import { i18n } from './lib/i18n'
import { loadEveryLanguage, loadLanguage } from './lib/load-language'
import { keepPageOffline } from './lib/load-online'
import { parseSearch } from './lib/parse-search'
import { appStore } from './lib/store/app-store'
import { followOtherTabs } from './lib/store/follow-other-tabs'
import { stringifySearch } from './lib/stringify-search'
import { routeTree } from './routeTree.gen'
import './styles.css'

if (import.meta.env.DEV && import.meta.env.VITE_LOCAL_RPC_URL) {
  const { announceLocalAccount } = await import('./dev/announce-local-account')
  announceLocalAccount(import.meta.env.VITE_LOCAL_RPC_URL)
}

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashView,
  scrollRestoration: true,
})

keepPageOffline(router)
// What the address needs is fetched beside the language, not after it.
void router.load()

followOtherTabs()
followTheme()
followColours()
await loadLanguage(appStore.getState().language).catch(() => loadLanguage('en'))
followLanguage((error) =>
  import('./components/errors/show-part-missing').then(({ showPartMissing }) => showPartMissing(error)),
)
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe()
  void loadEveryLanguage()
})
document.title = i18n.t('app.title')

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Whatever a boundary has caught is on the screen, with its details.
const onCaughtError = import.meta.env.DEV ? undefined : () => {}
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
