// Renders components with router, query client and a wagmi config whose wallet and chain answer as scripted.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom, type EIP1193Provider, type EIP1193RequestFn } from 'viem'
import { foundry } from 'viem/chains'
import { type Config, createConfig, injected, WagmiProvider } from 'wagmi'
import './all-strings.ts'

export type WalletAnswer = (method: string, params: readonly unknown[]) => unknown

/** Creates a config whose one wallet and whose chain answer as scripted. */
export function createTestConfig(
  answer: WalletAnswer,
  { name = 'Test wallet', chains = [foundry] as const } = {},
): Config {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const request = (async ({ method, params }: { method: string; params?: readonly unknown[] }) =>
    answer(method, params ?? [])) as EIP1193RequestFn
  const provider = {
    request,
    on: (event: string, listener: (value: unknown) => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (value: unknown) => void) => listeners.get(event)?.delete(listener),
  } as unknown as EIP1193Provider
  return createConfig({
    chains: chains as readonly [typeof foundry],
    client: ({ chain }) => createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }),
    connectors: [injected({ target: { id: 'test.wallet', name, provider: provider as never } })],
    storage: null,
    multiInjectedProviderDiscovery: false,
  }) as unknown as Config
}

/** Renders with the router and providers of a page. */
export function renderApp(children: ReactNode, config: Config = createTestConfig(() => null), at = '/multi-sender') {
  const rootRoute = createRootRoute({ component: () => <Outlet /> })
  const page = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => children })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

/** Finds the innermost element with a sentence, even if its figures are elements of their own. */
export function byTextContent(sentence: string) {
  const has = (element: Element) => element.textContent?.includes(sentence) === true
  return (_: string, element: Element | null) => element !== null && has(element) && ![...element.children].some(has)
}
