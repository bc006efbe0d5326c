import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CrashPage } from '../features/special-pages/errors/crash-page'

const NotFoundPage = lazyRouteComponent(() => import('../features/special-pages/errors/not-found-page'), 'NotFoundPage')

/** Bare: what stands directly below it has neither frame nor wallet, and does not depend on either. */
export const Route = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: CrashPage })
