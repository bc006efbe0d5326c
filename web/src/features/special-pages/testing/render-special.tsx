// Renders a special page at its URL for tests, without the wallet layer. The pages load when they are shown, so this
// file imports them: no test should wait for a file.

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import '@/lib/i18n/i18n.ts'
import '@/features/special-pages/maintenance-page.tsx'
import '@/features/special-pages/no-password-page.tsx'
import '@/features/special-pages/sign-in/unlock-page.tsx'
import '@/features/special-pages/coming-soon-page.tsx'
import '@/features/special-pages/sign-in/register-page.tsx'
import '@/features/special-pages/sign-in/login-page.tsx'
import type { LoadWallet } from '@/features/special-pages/sign-in/wallet-gateway.ts'
import { SpecialPage } from '@/features/special-pages/special-page.tsx'

const neverRequested: LoadWallet = () => Promise.reject(new Error('the wallet layer is not there'))

/** Renders a special page at its URL with nothing around it but a router. */
export function renderSpecial(address: string, loadWallet: LoadWallet = neverRequested) {
  const rootRoute = createRootRoute()
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: function Page() {
      const { pathname, search } = useLocation()
      return <SpecialPage address={pathname} search={search} loadWallet={loadWallet} />
    },
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return render(<RouterProvider router={router as never} />)
}
