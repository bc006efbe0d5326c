// Starts the page: router, stores, language, first render.
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isGuideBegun } from '@/features/home/welcome/guide-store.ts'
import { CrashView } from '@/features/special-pages/errors/crash-page.tsx'
import { delayPages, retryPagesOnline, whenIdle } from '@/lib/browser/load-part.ts'
import { parseSearch, stringifySearch } from '@/lib/browser/search-params.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { followLanguage, loadEveryLanguage, loadLanguage } from '@/lib/i18n/load-language.ts'
import { followColours, followTheme } from '@/lib/layout/follow-theme.ts'
import { defaultLayout } from '@/lib/layout/layouts.ts'
import { holdVersion } from '@/lib/offline/page-lock.ts'
import { appStore, followOtherTabs } from '@/lib/storage/app-store.ts'
import { routeTree } from './routeTree.gen.ts'
import './styles.css'

// A reload resumes the session of the guided first run.
if (import.meta.env.VITE_LOCAL_RPC_URL && (import.meta.env.DEV || isGuideBegun())) {
  const { announceLocalAccount } = await import('@/dev/announce-local-account.ts')
  announceLocalAccount(import.meta.env.VITE_LOCAL_RPC_URL)
}

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // What is known of the first page is there before its code. Later the page before stays until the next one is there.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultErrorComponent: CrashView,
  scrollRestoration: true,
})

retryPagesOnline(router)
const beginPages = delayPages(router, (id) => id.startsWith('/_app/_wallet'))
// The route's code loads in parallel with the language, not after it.
void router.load()

holdVersion(import.meta.url)
followOtherTabs()
followTheme()
followColours()
// A chosen layout is there at the first paint. Without its styles, the page has the default one.
const layoutStyles = hasOwnLayout() ? loadOtherLayouts() : undefined
await loadLanguage(appStore.getState().language, []).catch(() => loadLanguage('en', []))
await layoutStyles
followLanguage((error) =>
  import('@/components/errors/show-part-missing.ts').then(({ showPartMissing }) => showPartMissing(error)),
)
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe()
  router.options.defaultPendingMs = Number.POSITIVE_INFINITY
  whenIdle(() => void loadOtherLayouts())
  void loadEveryLanguage().then(keepPage)
})
document.title = i18n.t('app.title')

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Keeps the page on the device. The development server changes its files all the time, so there the page does not. */
async function keepPage() {
  if (!import.meta.env.PROD) return
  const { keepOnDevice } = await import('@/lib/offline/keep-on-device.ts')
  await keepOnDevice()
}

/** Whether the page looks other than by default, by what the user chose or by what the link says. */
function hasOwnLayout() {
  const { layout, boxed, backgroundMix } = appStore.getState()
  return layout !== defaultLayout || boxed || backgroundMix === 'dark-sidebar' || /[?&]layout=/.test(location.search)
}

function loadOtherLayouts() {
  return import('@/styles/other-layouts.css').catch(() => {})
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// An error caught by a boundary is already on the screen, with its details.
const onCaughtError = import.meta.env.DEV ? undefined : () => {}
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
beginPages()
