import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import '../../../lib/i18n'
// The pages are loaded when they are shown; no test shall wait for a file.
import '../account/maintenance-page'
import '../account/no-password-page'
import '../account/unlock-page'
import '../coming-soon/coming-soon-page'
import '../errors/bad-link-page'
import '../register/register-page'
import '../sign-in/login-page'
import type { LoadWallet } from '../sign-in/wallet-door'
import { SpecialPage } from '../special-page'

const neverAsked: LoadWallet = () => Promise.reject(new Error('the wallet layer is not there'))

/** A special page at its address, with nothing around it but a router. */
export function renderSpecial(address: string, loadWallet: LoadWallet = neverAsked) {
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
