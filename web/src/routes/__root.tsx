import { createRootRoute } from '@tanstack/react-router'
import { CrashPage } from '../components/ui/crash-page'
import { NotFoundPage } from '../components/ui/not-found-page'

/** Bare: what stands directly below it has neither frame nor wallet, and does not depend on either. */
export const Route = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: CrashPage })
