// Defines the root route: layout parameter, 404 page and crash page.
import { createRootRoute, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { CrashPage } from '@/features/special-pages/errors/crash-page.tsx'

const NotFoundPage = lazyRouteComponent(() => import('@/features/special-pages/errors/error-page.tsx'), 'NotFoundPage')

/** Without frame and wallet: the routes directly below it have neither, and depend on neither. */
export const Route = createRootRoute({
  validateSearch: ({ layout }: Record<string, unknown>): { layout?: string } =>
    typeof layout === 'string' ? { layout } : {},
  // Links keep the layout that the URL names.
  search: { middlewares: [retainSearchParams(['layout'])] },
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
})
