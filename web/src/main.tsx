import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { CrashPage } from './components/ui/crash-page'
import { NotFoundPage } from './components/ui/not-found-page'
import { Toasts } from './components/ui/toasts'
import { env } from './lib/env'
import { followTheme } from './lib/follow-theme'
import { followLanguage, i18n } from './lib/i18n'
import { parseSearch } from './lib/parse-search'
import { persistQueries } from './lib/queries/persist-queries'
import { createQueryClient } from './lib/queries/query-client'
import { stringifySearch } from './lib/stringify-search'
import { config } from './lib/wagmi-config'
import { routeTree } from './routeTree.gen'
import './styles.css'

if (import.meta.env.DEV && env.VITE_LOCAL_RPC_URL) {
  const { announceLocalAccount } = await import('./dev/announce-local-account')
  announceLocalAccount(env.VITE_LOCAL_RPC_URL)
}

followTheme()
followLanguage()
document.title = i18n.t('app.title')
import('./lib/transactions/resume-transactions')
  .then(({ resumeTransactions }) => resumeTransactions(config))
  .catch(console.error) // without a store there is nothing to resume

const queryClient = createQueryClient()
persistQueries(queryClient)

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
