// Roots all routes: layout parameter, 404 and crash page.
import { createRootRoute, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { CrashPage } from '@/features/special-pages/errors/crash-page.tsx'

const NotFoundPage = lazyRouteComponent(() => import('@/features/special-pages/errors/error-page.tsx'), 'NotFoundPage')

/** Bare: what stands directly below it has neither frame nor wallet, and does not depend on either. */
export const Route = createRootRoute({
  validateSearch: ({ layout }: Record<string, unknown>): { layout?: string } =>
    typeof layout === 'string' ? { layout } : {},
  // The layout that an address names goes along from page to page.
  search: { middlewares: [retainSearchParams(['layout'])] },
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
})
