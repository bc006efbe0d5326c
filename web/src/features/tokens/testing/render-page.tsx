// Renders a page of this feature inside its providers, with no network or a scripted one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { bscTestnet } from 'viem/chains'
import { createConfig, custom, http, WagmiProvider } from 'wagmi'
import '@/lib/i18n/i18n.ts'

/** A config without a wallet, as in the app: it sends no request to any network. */
const disconnected = () =>
  createConfig({ chains: [bscTestnet], transports: { [bscTestnet.id]: http('http://127.0.0.1:9') }, storage: null })

/** A query with data of an earlier read, and its time in ms since 1970. */
type CachedQuery = { queryKey: readonly unknown[]; data: unknown; updatedAt: number }

/** Renders a page of this feature inside the providers and addresses that it expects. */
export async function renderPage(page: ReactNode, config: unknown = disconnected(), read?: CachedQuery) {
  const root = createRootRoute()
  const routes = [
    '/',
    '/create-token',
    '/multi-sender',
    '/pages/errors/error400',
    '/my-tokens',
    '/token/$chainId/$address',
  ].map((path) => createRoute({ getParentRoute: () => root, path, component: () => (path === '/' ? page : null) }))
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (read) client.setQueryData(read.queryKey, read.data, { updatedAt: read.updatedAt })
  const view = render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { ...view, router, client }
}

/** Creates a config whose network answers by the given function. */
export function scriptedConfig(request: (call: { method: string; params?: unknown }) => Promise<unknown>) {
  const transports = { [bscTestnet.id]: custom({ request }, { retryCount: 0 }) }
  return createConfig({ chains: [bscTestnet], transports, batch: { multicall: false }, storage: null })
}
